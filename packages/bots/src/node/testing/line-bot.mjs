// An outside bot for tests, in the one language that is always there: it speaks the line protocol and nothing else.
// Its choice hangs on the seed alone, and it asks for the moves that did not come unasked.
import { createInterface } from 'node:readline';

const say = message => console.log(JSON.stringify(message));
let seed = 0;
let turn;

function choose({ legal, legalCount }) {
  turn = { legal: [...(turn?.legal ?? []), ...legal], legalCount: legalCount ?? turn.legalCount };
  if (turn.legal.length < turn.legalCount) {
    say({ type: 'moves', from: turn.legal.length });
    return;
  }
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  say({ type: 'choose', move: turn.legal[seed % turn.legal.length] });
  turn = undefined;
}

createInterface({ input: process.stdin }).on('line', line => {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: message.protocol, name: 'for tests' });
  if (message.type === 'new-game') seed = message.seed >>> 0;
  if (message.type === 'choose' || message.type === 'moves') choose(message);
  if (message.type === 'bye') process.exit();
});
