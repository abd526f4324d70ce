/** A player: emblem and name in the seat's colour. */
import type { Avatar as AvatarName, BotLevel } from '@kingdomino/protocol';
import { EMBLEMS, type SeatColour } from '../board/colours.ts';
import { Avatar } from './avatar.tsx';
import { Art } from './icon.tsx';
import { Portrait } from './portrait.tsx';

interface Props {
  readonly colour: SeatColour;
  readonly name: string;
  readonly isBot?: boolean;
  /** Of a bot, where its face is shown. */
  readonly level?: BotLevel | undefined;
  /** Of a person who has chosen one. */
  readonly avatar?: AvatarName | undefined;
}

export function SeatName({ colour, name, isBot = false, level, avatar }: Props) {
  return (
    <span class={`seat-name ${colour}`}>
      <Art name={`emblem-${EMBLEMS[colour]}`} class="emblem" />
      <span class="name">{name}</span>
      {avatar && !isBot && <Avatar name={avatar} />}
      {level ? <Portrait level={level} /> : isBot && <Art name="icon-robot" class="icon small" />}
    </span>
  );
}
