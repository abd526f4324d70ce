import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Върни се към игрите си и намери по-добрия ход.',
  'hub.replay.text': 'От файл или линк, ход по ход.',
  'hub.editor.text': 'Всяка позиция, която искаш да разгледаш.',
  'hub.archive.text': 'Със статистика, готови за преглед.',
  'hub.results.text': 'Равносметката от игрите ти на това устройство.',
  'hub.achievements.text': 'Медали за твоите успехи.',
  'hub.pad.text': 'Брои игра на истинска маса.',
  'hub.people.text': 'Намери компания, сравни се и поддържай връзка.',
  'hub.friends': 'Приятели',
  'hub.friends.text': 'Кой е на линия и игра с две докосвания.',
  'hub.now.text': 'Намираме ти следващия свободен играч.',
  'hub.table.text': 'Линк за приятелите ти. Без акаунт.',
  'hub.clubs.text': 'Сезон сред приятели, със собствено класиране.',
  'hub.tournaments.text': 'Много играчи, един победител. Или едно раздаване за всички.',
  'hub.leaders.text': 'Кой е най-силен в игрите за рейтинг.',
  'hub.account.text': 'Име, устройства и поверителност.',
} as const satisfies Texts;
