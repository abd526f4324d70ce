/** What is typed stays until it is taken, whatever else happens. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { TextArea, TextField } from './text-field.tsx';

const stored = signal('Ann');
/** What is drawn beside the field, as problems of a name are. */
const beside = signal('');
let answer: (isTaken: boolean) => void;
const committed: string[] = [];
let place: HTMLElement;

function show(kind: 'field' | 'area' = 'field'): HTMLInputElement | HTMLTextAreaElement {
  stored.value = 'Ann';
  beside.value = '';
  const onCommit = (text: string) => {
    committed.push(text);
    return new Promise<boolean>(resolve => {
      answer = resolve;
    });
  };
  const Shown = () => (
    <div title={beside.value}>
      {kind === 'field' ? (
        <TextField maxLength={20} value={stored.value} onCommit={onCommit} />
      ) : (
        <TextArea rows={2} maxLength={20} value={stored.value} onCommit={onCommit} />
      )}
    </div>
  );
  place = document.body.appendChild(document.createElement('main'));
  void act(() => render(<Shown />, place));
  return place.querySelector('input, textarea')!;
}

afterEach(() => {
  void act(() => render(null, place));
  place.remove();
  committed.length = 0;
});

async function type(field: HTMLInputElement | HTMLTextAreaElement, more: string): Promise<void> {
  for (const letter of more)
    await act(() => {
      field.value += letter;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
}

async function leave(field: HTMLInputElement | HTMLTextAreaElement): Promise<void> {
  await act(() => void field.dispatchEvent(new Event('change', { bubbles: true })));
}

async function tell(isTaken: boolean): Promise<void> {
  await act(async () => answer(isTaken));
}

test.each(['field', 'area'] as const)('[O1, W4] a redraw takes no letter from the %s', async kind => {
  const field = show(kind);
  await type(field, 'abel');
  await act(() => {
    beside.value = 'That name is taken';
  });
  expect(field.value).toBe('Annabel');
  await type(field, 'le');
  expect(field.value).toBe('Annabelle');
});

test("[W4] somebody else's change does not erase mine", async () => {
  const field = show();
  await type(field, 'abel');
  await act(() => {
    stored.value = 'Bob';
  });
  expect(field.value).toBe('Annabel');
});

test('[O1] a refused text stays, to be corrected', async () => {
  const field = show();
  await type(field, 'abel');
  await leave(field);
  await tell(false);
  expect(field.value).toBe('Annabel');
  await type(field, 'le');
  await leave(field);
  expect(committed).toEqual(['Annabel', 'Annabelle']);
});

test('a taken text gives way to what is stored, also when that comes later and another', async () => {
  const field = show();
  await type(field, 'abel ');
  await leave(field);
  await tell(true);
  expect(field.value).toBe('Annabel ');
  await act(() => {
    stored.value = 'Annabel';
  });
  expect(field.value).toBe('Annabel');
});

test('who types on while the text is under way keeps the new letters', async () => {
  const field = show();
  await type(field, 'a');
  await leave(field);
  await type(field, 'bel');
  await act(() => {
    stored.value = 'Anna';
  });
  await tell(true);
  expect(field.value).toBe('Annabel');
});

test('blanks around the stored text are no draft', async () => {
  const field = show();
  await type(field, '  ');
  await leave(field);
  await tell(true);
  expect(field.value).toBe('Ann');
});

test('leaving without a letter hands nothing over', async () => {
  const field = show();
  await leave(field);
  expect(committed).toEqual([]);
});
