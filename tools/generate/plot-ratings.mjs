// Draws how strong the bots are: docs/measurements/ratings.json as docs/images/ratings.svg.
// Run it in the root of the project after measuring: node tools/generate/plot-ratings.mjs. With --check it only looks whether they agree.
import { readFileSync, writeFileSync } from 'node:fs';

const DATA = 'docs/measurements/ratings.json';
const PICTURE = 'docs/images/ratings.svg';

const WIDTH = 760;
const NAMES = 215;
const ROW = 22;
const HEAD = 34;
const SCALE = 30;
const STEP = 200;
const LEVEL = '#b4472c';
const OTHER = '#5b6f86';

/** One panel for each scale: a dot for each bot, the line through it its 95 % interval. */
function plot({ scales }) {
  let top = 0;
  const panels = scales.map(scale => {
    const panel = panelOf(scale, top);
    top += HEAD + ROW * scale.bots.length + SCALE;
    return panel;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" font-family="sans-serif" font-size="13">
<title>Ratings of the bots, with 95 % intervals</title>
<rect width="${WIDTH}" height="${top}" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function panelOf({ title, bots }, top) {
  const low = STEP * Math.floor(Math.min(...bots.map(bot => bot.low)) / STEP);
  const high = STEP * Math.ceil(Math.max(...bots.map(bot => bot.high)) / STEP);
  const x = elo => (NAMES + ((elo - low) / (high - low)) * (WIDTH - NAMES - 20)).toFixed(1);
  const bottom = top + HEAD + ROW * bots.length;
  const lines = [`<text x="10" y="${top + 22}" font-weight="bold" fill="#222">${title}</text>`];
  for (let elo = low; elo <= high; elo += STEP)
    lines.push(
      `<path d="M${x(elo)} ${top + HEAD - 4}V${bottom}" stroke="#ddd"/>`,
      `<text x="${x(elo)}" y="${bottom + 16}" text-anchor="middle" fill="#666">${elo}</text>`,
    );
  for (const [index, bot] of [...bots].sort((one, other) => other.elo - one.elo).entries()) {
    const y = top + HEAD + ROW * (index + 0.5);
    const colour = bot.isLevel ? LEVEL : OTHER;
    lines.push(
      `<text x="${NAMES - 12}" y="${y + 4}" text-anchor="end" fill="${colour}">${bot.name}</text>`,
      `<path d="M${x(bot.low)} ${y}H${x(bot.high)}" stroke="${colour}" stroke-width="2"/>`,
      `<circle cx="${x(bot.elo)}" cy="${y}" r="4" fill="${colour}"/>`,
    );
  }
  return lines.join('\n');
}

const picture = plot(JSON.parse(readFileSync(DATA, 'utf8')));
if (!process.argv.includes('--check')) writeFileSync(PICTURE, picture);
else if (readFileSync(PICTURE, 'utf8') !== picture) {
  process.stderr.write(`${PICTURE} does not show ${DATA}: run node tools/generate/plot-ratings.mjs\n`);
  process.exitCode = 1;
}
