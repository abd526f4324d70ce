/** A kingdom as a small picture. */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import { useMemo } from 'preact/hooks';
import type { SeatColour } from '../../board/colours.ts';
import { Landscape, type Latest } from '../../board/drawn/landscape.tsx';
import { kingdomKey, rectOf, tilesOf } from '../view.ts';

interface Props {
  readonly kingdom: Kingdom;
  readonly colour: SeatColour;
  readonly latest?: Latest | undefined;
}

export function SmallKingdom({ kingdom, colour, latest }: Props) {
  return useMemo(() => {
    const rect = rectOf(kingdom, 1);
    return <Landscape rect={rect} tiles={tilesOf(kingdom)} colour={colour} frame={rect} latest={latest} />;
  }, [kingdomKey(kingdom), colour, latest?.anchor, latest?.isMarked]);
}
