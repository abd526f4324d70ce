/** What is looked for: every choice changes the list at once. */
import { ARCHIVE_MODES } from '@kingdomino/table/archive';
import { useId } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from './choice.tsx';
import { type Filter, RESULTS } from './filter.ts';
import { OpponentField } from './opponent-field.tsx';

interface Props {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

type Field = keyof Filter;

export function FilterForm({ filter, onChange }: Props) {
  /** An empty value asks for everything. */
  const change = (field: Field, value: string) => {
    const { [field]: _, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [field]: value });
  };
  return (
    <search class="archive-filter">
      <Choice
        label={t('archive.mode')}
        value={filter.mode}
        any={t('archive.any-mode')}
        onChange={value => change('mode', value)}
      >
        {ARCHIVE_MODES.map(mode => (
          <option key={mode} value={mode}>
            {modeText(mode)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('archive.result')}
        value={filter.result}
        any={t('archive.any-result')}
        onChange={value => change('result', value)}
      >
        {RESULTS.map(result => (
          <option key={result} value={result}>
            {t(`archive.${result}`)}
          </option>
        ))}
      </Choice>
      <OpponentField chosen={filter.opponent} onChange={value => change('opponent', value)} />
      <Day label={t('archive.from')} value={filter.from} onChange={value => change('from', value)} />
      <Day label={t('archive.to')} value={filter.to} onChange={value => change('to', value)} />
      {Object.keys(filter).length > 0 && (
        <Button icon="close" onClick={() => onChange({})}>
          {t('archive.clear')}
        </Button>
      )}
    </search>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function Day({ label, value = '', onChange }: DayProps) {
  const id = useId();
  return (
    <div class="archive-field">
      <label for={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={event => onChange(event.currentTarget.value)} />
    </div>
  );
}
