/** Dice before a spellbook: the picture of Duel on the first screen. */

const COATS = ['disc', 'bands', 'quarters', 'joker'] as const;

export function DuelScene() {
  return (
    <div class="scene duel-scene">
      <svg viewBox="0 0 240 160" class="scene-book" aria-hidden="true">
        <use href="#spellbook" width="240" height="160" />
        <use href="#spell-free" x="38" y="30" width="48" height="48" />
        <use href="#spell-turn" x="38" y="84" width="48" height="48" />
        <use href="#spell-banner" x="150" y="30" width="48" height="48" />
        <use href="#spell-dignitary" x="150" y="84" width="48" height="48" />
      </svg>
      <svg viewBox="0 0 460 110" class="scene-dice" aria-hidden="true">
        {COATS.map((coat, index) => (
          <g key={coat} transform={`translate(${115 * index + 8} 4) rotate(${[-6, 4, -3, 7][index]!} 50 50)`}>
            <use href="#die-face" width="100" height="100" />
            <use href={`#coat-${coat}`} x="16" y="16" width="68" height="68" />
          </g>
        ))}
      </svg>
    </div>
  );
}
