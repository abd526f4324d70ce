/** The words of firsts and bests in German. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Weitere Ziele',
  'achieve.text': 'Meilensteine und Rekorde aus deinen Partien auf diesem Gerät.',
  'achieve.text.account': 'Meilensteine und Rekorde aus deinen Partien auf diesem Gerät und in deinem Konto.',
  'achieve.away': 'Dein Konto ist gerade nicht erreichbar. Hier stehen nur die Partien dieses Geräts.',
  'achieve.ask':
    'Bevor du dich angemeldet hast, {count, plural, one {wurde auf diesem Gerät # Partie} other {wurden auf diesem Gerät # Partien}} beendet. Hast du sie gespielt?',
  'achieve.ask.yes': 'Ja, zu meinem Konto',
  'achieve.ask.no': 'Nein, das war ich nicht',
  'achieve.sign-in': 'Melde dich an, um sie auf allen Geräten zu sehen',
  'achieve.bests': 'Bestwerte',
  'achieve.points': 'Punkte',
  'achieve.wins': 'Erste Siege',
  'achieve.levels': 'Besiegte Bots',
  'achieve.feats': 'Meisterstücke',
  'achieve.most': 'Meiste Punkte',
  'achieve.row': 'Siege in Folge',
  'achieve.whole-dynasty': 'Alle drei Partien einer Dynastie gewonnen',
  'achieve.spells': 'Jeder Zauber benutzt',
  'achieve.streak': 'Drei Siege in Folge',
  'achieve.games': 'Gespielte Partien: {count}',
  'achieve.pad': 'Eine Partie von zu Hause gewertet',
  'achieve.not-yet': 'Noch nicht',
  'achieve.count': '{count} von {all}',
  'achieve.new': 'Neu: {what}',
  'achieve.new.more': 'Neu: {what} (und {count, plural, one {# weiteres} other {# weitere}})',
};
