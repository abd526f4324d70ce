/** Ways to other pages, one under the other: a picture, a name, and what is found there. */
import { Link } from '../ui/button.tsx';
import type { Icon } from '../ui/icon.tsx';

export interface Way {
  readonly to: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly name: string;
  readonly text: string;
}

export function LinkList({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <ul class="link-list">
      {ways.map(({ to, icon, name, text }) => (
        <li key={to}>
          <Link to={to} icon={icon}>
            <strong>{name}</strong>
            <span class="soft">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
