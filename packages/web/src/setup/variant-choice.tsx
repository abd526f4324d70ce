/** The variants that suit the table, each with a sentence. */
import type { Switch } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import { type Choice, switchesFor } from './variants.ts';

interface Props {
  readonly choice: Choice<unknown>;
  readonly onChange: (switches: readonly Switch[]) => void;
}

export function VariantChoice({ choice: { game, seats, switches }, onChange }: Props) {
  const possible = switchesFor(game, seats.length);
  if (possible.length === 0) return null;
  const turn = (name: Switch, isOn: boolean) =>
    onChange(isOn ? [...switches, name] : switches.filter(other => other !== name));
  return (
    <fieldset class="variants">
      <legend>{t('setup.variants')}</legend>
      {possible.map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={switches.includes(name)}
            onChange={event => turn(name, event.currentTarget.checked)}
          />
          <span>
            <strong>{t(`variant.${name}`)}</strong> <span class="soft">{t(`variant.${name}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
