/** A screen whose code and messages are loaded when it is first shown. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords, t } from '../app/i18n/language.ts';
import type { Part } from '../locales/parts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Loading } from './loading.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface WithMeanwhile<Props> {
  readonly load: Load<Props>;
  /** Shown until it is there. */
  readonly meanwhile: ComponentType<Props>;
}

export function lazyScreen<Props extends object>(
  wanted: Load<Props> | WithMeanwhile<Props>,
  ...parts: readonly Part[]
): ComponentType<Props> {
  let screen: ComponentType<Props> | undefined;
  const { load, meanwhile: Meanwhile } =
    typeof wanted === 'function' ? { load: wanted, meanwhile: Loading } : wanted;
  const fetchAll = async () => {
    const [loaded] = await Promise.all([load(), loadWords(...parts)]);
    screen = loaded;
  };
  return function LazyScreen(props: Props) {
    const state = useFetched(fetchAll, screen !== undefined);
    // a reload is offered: browsers may remember that a script could not be had, and the server may have a newer page
    if (state === 'failed') return <ErrorScreen text={t('screen.trouble')} />;
    const Loaded = screen;
    return Loaded ? <Loaded {...props} /> : <Meanwhile {...props} />;
  };
}

type State = 'waiting' | 'there' | 'failed';

function useFetched(fetchAll: () => Promise<void>, isThere: boolean): State {
  const [state, setState] = useState<State>(isThere ? 'there' : 'waiting');
  useEffect(() => {
    if (state === 'there') return undefined;
    let isShown = true;
    const change = (next: State) => {
      if (isShown) setState(next);
    };
    const attempt = () => {
      fetchAll().then(
        () => change('there'),
        () => change('failed'),
      );
    };
    attempt();
    addEventListener('online', attempt);
    return () => {
      isShown = false;
      removeEventListener('online', attempt);
    };
  }, []);
  return state;
}
