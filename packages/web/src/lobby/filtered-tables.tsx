/** Open tables filtered by game, company, stakes and clock, beyond those that the lobby shows. */
import { RATED_MODES, type TableSummary } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { poll } from '../connection/polling.ts';
import { TableList } from '../online/table-list/table-list.tsx';
import { modeText } from '../table-source/mode-text.ts';
import {
  CLOCKS,
  COMPANIES,
  isActive,
  keptFilter,
  matches,
  STAKES,
  type TableFilter,
} from './table-filter.ts';

const MOST_SHOWN = 20;
/** Pages of fifty that are looked through. */
const MOST_PAGES = 4;

export function FilteredTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const [filter, setFilter] = useState(keptFilter.read());
  const change = (changes: TableFilter) => {
    const next = { ...filter, ...changes };
    keptFilter.write(next);
    setFilter(next);
  };
  const more = useFartherTables(isActive(filter));
  const known = new Set(tables.map(({ table }) => table));
  const all = [...tables, ...more.filter(({ table }) => !known.has(table))];
  return (
    <TableList
      title={t('online.open-tables')}
      tables={all.filter(table => matches(filter, table)).slice(0, MOST_SHOWN)}
      word={t('online.join')}
      none={t(isActive(filter) ? 'filter.none' : 'online.no-tables')}
    >
      <fieldset class="table-filter">
        <legend class="hidden">{t('filter.title')}</legend>
        <Choice
          label={t('filter.game')}
          value={filter.mode}
          values={RATED_MODES}
          text={modeText}
          onChange={mode => change({ mode })}
        />
        <Choice
          label={t('filter.company')}
          value={filter.company}
          values={COMPANIES}
          text={name => t(`filter.${name}`)}
          onChange={company => change({ company })}
        />
        <Choice
          label={t('pairing.stakes')}
          value={filter.stakes}
          values={STAKES}
          text={name => t(`pairing.${name}`)}
          onChange={stakes => change({ stakes })}
        />
        <Choice
          label={t('online.clock')}
          value={filter.clock}
          values={CLOCKS}
          text={clockName}
          onChange={clock => change({ clock })}
        />
      </fieldset>
    </TableList>
  );
}

function clockName(name: (typeof CLOCKS)[number]): string {
  if (name === 'live') return t('filter.live');
  return t(name === 'days' ? 'online.clock.kind.days' : 'online.clock.none');
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  readonly text: (value: Value) => string;
  readonly onChange: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, value, values, text, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(values.find(name => name === currentTarget.value))}
    >
      <option value="">{`${label}: ${t('filter.any')}`}</option>
      {values.map(name => (
        <option key={name} value={name}>
          {text(name)}
        </option>
      ))}
    </select>
  );
}

/** The lobby follows the newest; who filters looks farther. */
function useFartherTables(isWanted: boolean): readonly TableSummary[] {
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    let last = '';
    const look = async () => {
      const found: TableSummary[] = [];
      let after: string | undefined;
      for (let page = 0; page < MOST_PAGES; page++) {
        const wish = { type: 'list', list: 'open', ...(after === undefined ? {} : { after }) } as const;
        const answer = await pageConnection().ask(wish, end.signal);
        if (answer.type !== 'tables') return false;
        found.push(...answer.tables.filter(({ yourSeat }) => yourSeat === undefined));
        after = answer.next;
        if (after === undefined) break;
      }
      const text = JSON.stringify(found);
      if (text === last) return false;
      last = text;
      setTables(found);
      return true;
    };
    const looking = poll(look);
    return () => {
      looking.end();
      end.abort();
    };
  }, [isWanted]);
  return isWanted ? tables : [];
}
