/** The trained net of Duel, and the judge that thinks with it: made when first needed, and only once. */
import { LoadedNet } from '../net/loaded-net.ts';
import { WEIGHTS_FILES } from '../net/weights-files.ts';
import { FEATURES } from './features.ts';
import { Judge } from './judge.ts';

const trained = new LoadedNet(FEATURES, WEIGHTS_FILES.duel);
let judge: Judge | undefined;

/** To be awaited before the expert is first asked. */
export function loadExpert(): Promise<void> {
  return trained.load();
}

export function expert(): Judge {
  judge ??= new Judge(trained.get());
  return judge;
}
