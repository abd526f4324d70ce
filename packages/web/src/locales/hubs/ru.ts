import type { Texts } from './en.ts';

export const catalogue = {
  'hub.study.text': 'Вернись к своим партиям и найди ход получше.',
  'hub.replay.text': 'Из файла или по ссылке, ход за ходом.',
  'hub.editor.text': 'Любая позиция, чтобы её разобрать.',
  'hub.archive.text': 'Со статистикой, готовы к разбору.',
  'hub.results.text': 'Итоги твоих партий на этом устройстве.',
  'hub.achievements.text': 'Медали за твои достижения.',
  'hub.pad.text': 'Считает партию за настоящим столом.',
  'hub.people.text': 'Найди компанию, сравни себя с другими и будь на связи.',
  'hub.friends': 'Друзья',
  'hub.friends.text': 'Кто в сети, и игра в два касания.',
  'hub.now.text': 'Найдём тебе ближайшего свободного соперника.',
  'hub.table.text': 'Ссылка для друзей. Аккаунт не нужен.',
  'hub.clubs.text': 'Сезон среди друзей, со своей таблицей.',
  'hub.tournaments.text': 'Много игроков, один победитель. Или одна раздача для всех.',
  'hub.leaders.text': 'Кто сильнее всех в рейтинговых играх.',
  'hub.account.text': 'Имя, устройства и приватность.',
} as const satisfies Texts;
