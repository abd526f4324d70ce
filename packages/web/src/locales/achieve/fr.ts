/** The words of firsts and bests in French. */
import type { Texts } from './en.ts';

export const catalogue: Texts = {
  'achieve.more': 'Autres objectifs',
  'achieve.text': 'Premières fois et records de tes parties sur cet appareil.',
  'achieve.text.account': 'Premières fois et records de tes parties sur cet appareil et avec ton compte.',
  'achieve.away': 'Ton compte est injoignable pour l’instant : voici les parties de cet appareil.',
  'achieve.ask':
    'Avant ta connexion, {count, plural, one {# partie a été terminée} other {# parties ont été terminées}} sur cet appareil. Est-ce toi qui jouais ?',
  'achieve.ask.yes': 'Oui, les ajouter à mon compte',
  'achieve.ask.no': 'Non, pas moi',
  'achieve.sign-in': 'Connecte-toi pour les retrouver sur tous tes appareils',
  'achieve.bests': 'Records',
  'achieve.points': 'Points atteints',
  'achieve.wins': 'Premières victoires',
  'achieve.levels': 'Bots battus',
  'achieve.feats': 'Exploits',
  'achieve.most': 'Le plus de points',
  'achieve.row': 'Victoires d’affilée',
  'achieve.whole-dynasty': 'Les trois parties d’une Dynastie gagnées',
  'achieve.spells': 'Chaque sort utilisé',
  'achieve.streak': 'Trois victoires d’affilée',
  'achieve.games': 'Parties jouées : {count}',
  'achieve.pad': 'Une partie jouée à la maison et comptée ici',
  'achieve.not-yet': 'Pas encore',
  'achieve.count': '{count} sur {all}',
  'achieve.new': 'Nouveau : {what}',
  'achieve.new.more': 'Nouveau : {what} (et {count} de plus)',
};
