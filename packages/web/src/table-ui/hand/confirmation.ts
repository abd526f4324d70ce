/** Whether what was laid needs a confirmation. */
import { settings } from '../../app/settings.ts';
import type { Pointer } from '../../board/cells.tsx';

export function needsConfirmation(pointer: Pointer): boolean {
  const { confirm } = settings.value;
  return confirm === 'always' || (confirm === 'touch' && pointer === 'touch');
}
