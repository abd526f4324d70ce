/** Checks whether a name is available while it is typed, with as few requests as possible. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { request } from '../../connection/http.ts';
import { refusalText } from '../../connection/refusal-text.ts';

/** Whoever still types is not told yet. */
const PAUSE = 350;

type State = 'free' | 'taken' | 'refused';

export interface NameCheck {
  /** What is wrong with the name, or nothing. */
  readonly problem: string;
  readonly look: (name: string) => void;
}

export function useNameCheck(): NameCheck {
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (name: string) => {
    clearTimeout(timer.current);
    const mine = setTimeout(() => {
      void problemOf(name).then(found => {
        if (timer.current === mine) setProblem(found);
      });
    }, PAUSE);
    timer.current = mine;
  };
  return { problem, look };
}

/** Nothing also when nobody can be asked: the name is checked when it is taken. */
async function problemOf(name: string): Promise<string> {
  const wished = name.trim();
  if (wished === '') return '';
  const checked = await request<{ readonly state: State }>('GET', `/api/names/${encodeURIComponent(wished)}`);
  if (!checked.ok || checked.value.state === 'free') return '';
  return refusalText(checked.value.state === 'taken' ? 'name-taken' : 'bad-name');
}
