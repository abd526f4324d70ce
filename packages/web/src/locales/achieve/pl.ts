/** The words of firsts and bests in Polish. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Inne cele',
  'achieve.text': 'Osiągnięcia i rekordy z twoich partii na tym urządzeniu.',
  'achieve.text.account': 'Osiągnięcia i rekordy z twoich partii na tym urządzeniu i na twoim koncie.',
  'achieve.away': 'Nie można teraz połączyć się z twoim kontem: to partie z tego urządzenia.',
  'achieve.ask':
    'Przed zalogowaniem na tym urządzeniu {count, plural, one {ukończono # partię} few {ukończono # partie} many {ukończono # partii} other {ukończono # partii}}. Czy to twoje partie?',
  'achieve.ask.yes': 'Tak, dodaj do mojego konta',
  'achieve.ask.no': 'Nie, nie moje',
  'achieve.sign-in': 'Zaloguj się, by mieć je na wszystkich urządzeniach',
  'achieve.bests': 'Rekordy',
  'achieve.points': 'Punkty',
  'achieve.wins': 'Pierwsze zwycięstwa',
  'achieve.levels': 'Pokonane boty',
  'achieve.feats': 'Wyczyny',
  'achieve.most': 'Najwięcej punktów',
  'achieve.row': 'Zwycięstwa z rzędu',
  'achieve.whole-dynasty': 'Wygrane wszystkie trzy partie Dynastii',
  'achieve.spells': 'Użyte wszystkie zaklęcia',
  'achieve.streak': 'Trzy zwycięstwa z rzędu',
  'achieve.games': 'Rozegrane partie: {count}',
  'achieve.pad': 'Partia ze stołu w domu',
  'achieve.not-yet': 'Jeszcze nie',
  'achieve.count': '{count} z {all}',
  'achieve.new': 'Nowe: {what}',
  'achieve.new.more': 'Nowe: {what} (i jeszcze {count})',
};
