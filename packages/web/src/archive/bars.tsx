/** A bar chart that is a table for screen readers. */

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** What a full bar stands for; without it, the largest value. */
  readonly most?: number;
  readonly text: string;
  readonly class?: string;
}

interface Props {
  readonly title: string;
  /** What the numbers are. */
  readonly note?: string;
  readonly bars: readonly Bar[];
}

export function Bars({ title, note, bars }: Props) {
  const largest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <table class="bars">
      <caption>
        {title} {note && <span class="soft">{note}</span>}
      </caption>
      <tbody>
        {bars.map(({ name, value, most = largest, text, class: extra = '' }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="bar-place">
              <span class={`bar ${extra}`} style={{ '--share': Math.max(0, value / most) }} />
            </td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
