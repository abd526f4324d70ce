import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Apskati savas spēles un atrodi labāku gājienu.',
  'hub.replay.text': 'No faila vai saites, gājiens pa gājienam.',
  'hub.editor.text': 'Jebkura pozīcija, ko gribi izpētīt.',
  'hub.archive.text': 'Ar statistiku, gatavas apskatei.',
  'hub.results.text': 'Tavu spēļu kopsavilkums šajā ierīcē.',
  'hub.achievements.text': 'Medaļas par taviem sasniegumiem.',
  'hub.pad.text': 'Saskaita pie īsta galda spēlētu spēli.',
  'hub.people.text': 'Atrodi kompāniju, salīdzini rezultātus un uzturi sakarus.',
  'hub.friends': 'Draugi',
  'hub.friends.text': 'Kas ir tiešsaistē, un spēle ar diviem pieskārieniem.',
  'hub.now.text': 'Atradīsim tev nākamo brīvo spēlētāju.',
  'hub.table.text': 'Saite draugiem. Konts nav vajadzīgs.',
  'hub.clubs.text': 'Draugu sezona ar savu tabulu.',
  'hub.tournaments.text': 'Daudz spēlētāju, viens uzvarētājs. Vai tas pats dalījums visiem.',
  'hub.leaders.text': 'Kurš ir stiprākais reitinga spēlēs.',
  'hub.programs': 'Programmas',
  'hub.programs.text': 'Spēlētāju rakstītas, tās sacenšas dienu un nakti.',
  'hub.account.text': 'Vārds, ierīces un privātums.',
} as const satisfies Texts;
