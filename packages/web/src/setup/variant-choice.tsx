/** The variants that suit the table, each with a sentence. */
import type { Switch } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import { Checkbox } from './checkbox.tsx';
import { type Choice, switchesFor } from './variants.ts';

interface Props {
  readonly choice: Choice<unknown>;
  readonly onChange: (switches: readonly Switch[]) => void;
}

export function VariantChoice({ choice: { game, seats, switches }, onChange }: Props) {
  return <Variants possible={switchesFor(game, seats.length)} switches={switches} onChange={onChange} />;
}

interface VariantsProps {
  readonly possible: readonly Switch[];
  readonly switches: readonly Switch[];
  readonly onChange: (switches: readonly Switch[]) => void;
}

export function Variants({ possible, switches, onChange }: VariantsProps) {
  if (possible.length === 0) return null;
  const turn = (name: Switch, isOn: boolean) =>
    onChange(isOn ? [...switches, name] : switches.filter(other => other !== name));
  return (
    <fieldset class="variants">
      <legend>{t('setup.variants')}</legend>
      {possible.map(name => (
        <Checkbox
          key={name}
          title={t(`variant.${name}`)}
          text={t(`variant.${name}.text`)}
          isOn={switches.includes(name)}
          onChange={isOn => turn(name, isOn)}
        />
      ))}
    </fieldset>
  );
}
