/** Plays the sounds of new moves and of an undo, whoever made them. */
import type { GameId } from '@kingdomino/rules';
import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../app/sound/sound.ts';
import type { TableView } from '../table-source/table-source.ts';
import { type SoundsOf, soundsBetween } from './move-sounds.ts';

/** Seconds between the sounds of moves that came together. */
const APART = 0.22;

export function useMoveSounds<G extends GameId>(view: TableView<G>, soundsOf: SoundsOf<G>): void {
  const heard = useRef(view);
  useEffect(() => {
    const sounds = soundsBetween(heard.current, view, soundsOf);
    heard.current = view;
    for (const [index, sound] of sounds.entries()) playSound(sound, APART * index);
  }, [view.moves]);
}
