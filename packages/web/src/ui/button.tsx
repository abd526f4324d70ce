/** A button with a word and perhaps an icon, or a link that looks like one. */
import type { ComponentChildren } from 'preact';
import { go } from '../app/navigation/router.ts';
import { Icon } from './icon.tsx';

type IconName = Parameters<typeof Icon>[0]['name'];

interface Props {
  readonly onClick: (event: MouseEvent) => void;
  readonly icon?: IconName;
  readonly kind?: 'main' | 'plain' | 'quiet';
  readonly disabled?: boolean;
  /** Said instead of the content; needed when there is only an icon. */
  readonly label?: string;
  /** Explains what it does: on hovering, holding, and for screen readers. */
  readonly title?: string;
  readonly pressed?: boolean;
  /** Whether what it opens is open. */
  readonly expanded?: boolean;
  readonly class?: string;
  /** Its name as a part of the table, for a lesson that points at it (`data-part`). */
  readonly part?: string;
  /** Somebody is about to press it. */
  readonly onNear?: () => void;
  readonly children?: ComponentChildren;
}

export function Button({
  onClick,
  icon,
  kind = 'plain',
  disabled,
  label,
  title,
  pressed,
  expanded,
  class: extra = '',
  part,
  onNear,
  children,
}: Props) {
  return (
    <button
      type="button"
      class={`button ${kind} ${children === undefined ? 'only-icon' : ''} ${extra}`}
      aria-label={label}
      title={title ?? (children === undefined ? label : undefined)}
      aria-pressed={pressed}
      aria-expanded={expanded}
      data-part={part}
      disabled={disabled}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface LinkProps {
  readonly to: string;
  /** The page that is shown already. */
  readonly current?: boolean;
  readonly icon?: IconName;
  readonly kind?: 'main' | 'plain' | 'quiet';
  readonly label?: string;
  readonly class?: string;
  /** Done instead of going there, unless a new tab is asked for. */
  readonly onFollow?: () => void;
  readonly children?: ComponentChildren;
}

export function Link({
  to,
  current,
  icon,
  kind = 'quiet',
  label,
  class: extra = '',
  onFollow,
  children,
}: LinkProps) {
  return (
    <a
      class={`button ${kind} ${children === undefined ? 'only-icon' : ''} ${extra}`}
      href={to}
      aria-current={current ? 'page' : undefined}
      aria-label={label}
      title={children === undefined ? label : undefined}
      onClick={event => follow(event, onFollow)}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </a>
  );
}

/** Keeps the page and changes the screen, unless a new tab is asked for. */
function follow(event: MouseEvent, onFollow: (() => void) | undefined): void {
  const { currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(currentTarget instanceof HTMLAnchorElement))
    return;
  event.preventDefault();
  if (onFollow) onFollow();
  else go(currentTarget.pathname + currentTarget.search + currentTarget.hash);
}
