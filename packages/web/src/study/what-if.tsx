/** What if: other moves than those that were played, for any seat, with or without bots, in branches beside the game. */
import { LEVELS, type Level } from '@kingdomino/bots';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { Button } from '../ui/button.tsx';
import { BranchPartners } from './branch-partners.ts';
import { BranchTree } from './branch-tree.tsx';
import { ChanceChoice } from './chance-choice.tsx';
import type { StudySource } from './study-source.ts';

export function WhatIf({ source }: { readonly source: StudySource }) {
  const partners = useMemo(() => new BranchPartners(source), [source]);
  const view = source.played.value;
  const isTrying = source.isTrying.value;
  const { isTurn } = partners;
  useEffect(() => {
    if (isTurn) void partners.move();
  }, [partners, isTurn, view.version]);
  return (
    <section class="study-what-if">
      <h3>{t('study.what-if')}</h3>
      <p class="soft">{t('study.what-if.text')}</p>
      <Button
        icon="play"
        kind={isTrying ? 'main' : 'plain'}
        pressed={isTrying}
        onClick={() => {
          source.isTrying.value = !isTrying;
        }}
      >
        {t('study.what-if.on')}
      </Button>
      {isTrying && source.actor === 'chance' && !isTurn && (
        <ChanceChoice
          view={view}
          onDeal={() => partners.deal()}
          onChoose={move => void source.playText(move)}
        />
      )}
      {isTrying && <Others source={source} partners={partners} />}
      <BranchTree source={source} />
    </section>
  );
}

interface OthersProps {
  readonly source: StudySource;
  readonly partners: BranchPartners;
}

/** Who moves for which seat, and whether chance waits. */
function Others({ source, partners }: OthersProps) {
  const bots = partners.bots.value;
  const { seats } = source.played.value;
  const change = (seat: number, level: Level | undefined) => {
    partners.bots.value = seats.map((_, each) => (each === seat ? level : bots[each]));
  };
  return (
    <fieldset class="study-others">
      <legend>{t('study.who-moves')}</legend>
      {seats.map(({ name }, seat) => (
        <label key={seat}>
          <span>{name}</span>
          <select
            value={bots[seat] ?? ''}
            onChange={event =>
              change(
                seat,
                LEVELS.find(level => level === event.currentTarget.value),
              )
            }
          >
            <option value="">{t('seat.you')}</option>
            {LEVELS.map(level => (
              <option key={level} value={level}>
                {t(`level.${level}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="study-deals">
        <input
          type="checkbox"
          checked={partners.isDealing.value}
          onChange={event => {
            partners.isDealing.value = event.currentTarget.checked;
          }}
        />
        <span>{t('study.deals-itself')}</span>
      </label>
    </fieldset>
  );
}
