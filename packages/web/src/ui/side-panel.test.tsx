/** A panel beside the table: not modal, closed from inside by Escape, and the focus comes back. */
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { expect, test } from 'vitest';
import { button, one, press } from '../testing/look.ts';
import { drawn } from '../testing/visit.ts';
import { Button } from './button.tsx';
import { SidePanel } from './side-panel.tsx';

function Stage() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <Button onClick={() => open(!isOpen)}>Talk</Button>
      {isOpen && (
        <SidePanel title="Messages" onClose={() => open(false)}>
          <p>Nothing yet</p>
        </SidePanel>
      )}
    </>
  );
}

test('lies beside what goes on, and closes by Escape or by what opened it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  render(<Stage />, place);
  const opener = button('Talk', place);
  opener.focus();
  await press(opener);
  const panel = one('.side-panel', place);
  expect(panel.closest('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Messages');
  panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await drawn();
  expect(place.querySelector('.side-panel')).toBeNull();
  expect(document.activeElement).toBe(opener);
  await press(opener);
  await press(opener);
  expect(place.querySelector('.side-panel')).toBeNull();
  render(null, place);
});
