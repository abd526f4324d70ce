/** The head that a player is shown by. Always beside the name, so it is hidden from screen readers. */
import { AVATARS, type Avatar as AvatarName } from '@kingdomino/protocol';
import avatars from '../art/avatars.svg';

export function Avatar({ name }: { readonly name: AvatarName }) {
  // a later release may have more of them
  if (!AVATARS.includes(name)) return null;
  return (
    <svg class="portrait avatar" aria-hidden="true" focusable="false">
      <use href={`${avatars}#${name}`} />
    </svg>
  );
}
