/** A bubble beside a bot's board now and then. Nobody has to wait for it, and nothing below it is out of reach. */
import '../styles/features/remarks.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { settings } from '../app/settings.ts';
import { certainPoints as duelPoints } from '../duel/open-bonuses.ts';
import { certainPoints } from '../kingdomino/open-bonuses.ts';
import { isViewOf, type TableSource, type TableView } from '../table-source/table-source.ts';
import { Portrait } from '../ui/portrait.tsx';
import { nameOf, type Remark, remarkOn, type Standing } from './occasion.ts';
import { keepSaid, saidIn } from './said.ts';

const SHOWN_FOR = 5000;
/** As wide as the words need to be, in pixels. */
const LEAST = 150;

interface Props {
  /** Of the game: in each, everything is said once. */
  readonly id: string;
  readonly source: TableSource;
}

export function Remarks({ id, source }: Props) {
  return settings.value.remarks ? <Listening id={id} source={source} /> : null;
}

function Listening({ id, source }: Props) {
  const view = source.view.value;
  const before = useRef<Standing | undefined>(undefined);
  const [remark, setRemark] = useState<Remark | undefined>(undefined);
  useEffect(() => {
    const after = standingOf(view);
    const next = view.isOver ? undefined : remarkOn(before.current, after, saidIn(id));
    before.current = after;
    if (!next) return;
    keepSaid(id, nameOf(next));
    setRemark(next);
  }, [view.version]);
  useEffect(() => {
    if (!remark) return undefined;
    const timer = setTimeout(() => setRemark(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [remark]);
  return remark ? <Bubble remark={remark} name={view.seats[remark.seat]!.name} /> : null;
}

function Bubble({ remark, name }: { readonly remark: Remark; readonly name: string }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const board = document.querySelector(`[data-board="${remark.seat}"]`)?.getBoundingClientRect();
    if (!board || !box.current) return;
    const { style } = box.current;
    // inside its own board, so that it covers nothing of mine
    style.top = `${board.top + 6}px`;
    style.left = `${board.left + 6}px`;
    style.maxWidth = `${Math.max(LEAST, board.width - 12)}px`;
  }, [remark]);
  return (
    <aside ref={box} class="remark card" aria-label={name}>
      <Portrait level={remark.level} />
      <p>{t(`remark.${nameOf(remark)}`)}</p>
    </aside>
  );
}

function standingOf(view: TableView): Standing {
  return {
    levels: view.seats.map(({ level }) => level),
    points: view.seats.map((_, seat) => pointsOf(view, seat)),
    isBegun: view.moves.some(({ by }) => by !== 'chance'),
  };
}

function pointsOf(view: TableView, seat: number): number {
  if (isViewOf(view, 'duel')) return duelPoints(view.state, seat);
  return isViewOf(view, 'kingdomino') ? certainPoints(view.state, seat) : 0;
}
