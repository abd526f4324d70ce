/** Dominoes laid right and wrong, drawn by the boards of the table, each with its reason. */
import type { ComponentChildren } from 'preact';
import { t } from '../app/i18n/language.ts';
import { Landscape } from '../board/drawn/landscape.tsx';
import { MapPicture } from '../board/drawn/map-picture.tsx';
import { beside, type Spot, STEPS, type Tile } from '../board/types.ts';
import { tilesOf as mapTiles } from '../duel/view.ts';
import { halvesOf, tilesOf } from '../kingdomino/view.ts';
import { Icon } from '../ui/icon.tsx';
import { DRAW_RECT, DRAWS, drawMap, PLACE_RECT, PLACES, placeKingdom } from './examples.ts';

const TOWARDS = { E: 0, S: 1, W: 2, N: 3 } as const;

export function PlaceExamples() {
  const kingdom = placeKingdom();
  return (
    <ul class="help-examples">
      {PLACES.map(({ domino, x, y, to, isRight, text }) => {
        const first = { x, y };
        const spots = [first, beside(first, STEPS[TOWARDS[to]]!)];
        const laid = halvesOf(domino).map((half, index): Tile => ({ ...half, ...spots[index]! }));
        return (
          <Example key={text} isRight={isRight} text={t(text)}>
            <Landscape rect={PLACE_RECT} tiles={[...tilesOf(kingdom), ...laid]} colour="pink">
              <Mark spots={spots} isRight={isRight} />
            </Landscape>
          </Example>
        );
      })}
    </ul>
  );
}

export function DrawExamples() {
  const map = drawMap();
  return (
    <ul class="help-examples pairs">
      {DRAWS.map(({ crests, isRight, text }) => (
        <Example key={text} isRight={isRight} text={t(text)}>
          <MapPicture
            rect={DRAW_RECT}
            tiles={[
              ...mapTiles(map),
              ...crests.map(
                ({ coat, crosses, x, y }): Tile => ({ x, y, kind: coat, marks: crosses, variant: 0 }),
              ),
            ]}
          >
            <Mark spots={crests} isRight={isRight} />
          </MapPicture>
        </Example>
      ))}
    </ul>
  );
}

interface ExampleProps {
  readonly isRight: boolean;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Example({ isRight, text, children }: ExampleProps) {
  return (
    <li class={isRight ? 'right' : 'wrong'}>
      <div class="step-picture" aria-hidden="true">
        {children}
      </div>
      <p>
        <Icon name={isRight ? 'check' : 'close'} />{' '}
        <span>
          <strong>{isRight ? t('help.ex.right') : t('help.ex.wrong')}</strong> {text}
        </span>
      </p>
    </li>
  );
}

function Mark({ spots, isRight }: { readonly spots: readonly Spot[]; readonly isRight: boolean }) {
  const path = spots.map(({ x, y }) => `M${100 * x + 6} ${100 * y + 6}h88v88h-88z`).join('');
  return <path class={`help-mark ${isRight ? 'right' : 'wrong'}`} d={path} />;
}
