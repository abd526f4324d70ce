/** HTML whose holes are escaped: whatever players have written is text here and nothing else. */
import { escaped } from '../link-previews.ts';

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Hole = Markup | string | number | undefined | readonly Hole[];

/** A tag for templates. A hole without a value is nothing. */
export function html(parts: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  return new Markup(String.raw({ raw: parts.map(clean) }, ...holes.map(written)));
}

function written(hole: Hole): string {
  if (hole === undefined) return '';
  if (hole instanceof Markup) return hole.text;
  if (typeof hole === 'string' || typeof hole === 'number') return escaped(String(hole));
  return hole.map(written).join('');
}

/** Templates are indented as code is. */
function clean(part: string): string {
  return part.replaceAll(/\n\s*/g, '\n');
}
