/** Play at once: which game, against whom, and what exactly begins. */
import { LEVELS, type Level } from '@kingdomino/bots';
import { GAME_IDS } from '@kingdomino/rules';
import { listText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { go } from '../app/navigation/router.ts';
import { prefetchBots } from '../bots/prefetch-bots.ts';
import { optionsOf } from '../setup/variants.ts';
import { distinctNames } from '../table-source/distinct-names.ts';
import { Button } from '../ui/button.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { DuelScene } from './duel-scene.tsx';
import { GrowingKingdom } from './growing-kingdom.tsx';
import { seatLabel } from './seat-form.tsx';
import { againstLevel, changeSetup, isAsLastTime, onlyBot, type Setup, setup, startGame } from './setup.ts';

export function PlayCard() {
  const { game } = setup.value;
  const name = t(`game.${game}`);
  return (
    <section class="play-now" aria-label={t('home.play')}>
      <article class={`play-card ${game}`}>
        {game === 'duel' ? <DuelScene /> : <GrowingKingdom />}
        <div class="play-card-text">
          <SegmentedControl
            name="play-card-game"
            label={t('setup.game')}
            values={GAME_IDS}
            chosen={game}
            text={id => t(`game.${id}`)}
            onChange={id => changeSetup({ game: id })}
          />
          <p>{t(`game.${game}.text`)}</p>
          <Faces />
          <WhatBegins />
          <div class="play-card-buttons">
            <Button
              kind="main"
              icon="play"
              class="big"
              label={t('home.play-game', { game: name })}
              onClick={() => go(startGame())}
            >
              {t('home.play')}
            </Button>
          </div>
        </div>
      </article>
    </section>
  );
}

/** The six bots, to choose the opponent from. */
function Faces() {
  const chosen = onlyBot(setup.value);
  const choose = (level: Level) => {
    changeSetup(againstLevel(level));
    prefetchBots(level, { game: setup.value.game, options: optionsOf(setup.value) });
  };
  return (
    <fieldset class="faces">
      <legend class="hidden">{t('home.opponent')}</legend>
      {LEVELS.map(level => (
        <label key={level} class={level === chosen ? 'chosen' : ''}>
          <input
            type="radio"
            class="hidden"
            name="opponent"
            aria-label={t(`level.${level}`)}
            checked={level === chosen}
            onChange={() => choose(level)}
          />
          <Portrait level={level} />
          <span>{t(`level.${level}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** "Against Baron · Mighty Duel", and what kind of opponent that is. */
function WhatBegins() {
  const level = onlyBot(setup.value);
  const more = [...(level ? [t(`level.${level}.text`)] : []), ...(isAsLastTime() ? [t('home.last')] : [])];
  return (
    <p class="play-card-setup" aria-live="polite">
      <strong>{setupText(setup.value)}</strong>
      {more.length > 0 && <span class="soft">{more.join(' · ')}</span>}
    </p>
  );
}

function setupText({ seats, switches }: Setup): string {
  const others = seats.flatMap((seat, index) => {
    if (seat.kind === 'me') return [];
    return [seat.kind === 'bot' ? t(`level.${seat.level}`) : seatLabel(seat, index)];
  });
  const names = others.length > 0 ? [t('home.play.against', { names: listText(distinctNames(others)) })] : [];
  return [...names, ...switches.map(name => t(`variant.${name}`))].join(' · ');
}
