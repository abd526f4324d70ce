import type { Texts } from './en.ts';

export const catalogue = {
  'remark.squire.greeting': 'Oh, hallo! Ich habe geübt.',
  'remark.squire.proud': 'Hast du das gesehen? Hast du’s gesehen?',
  'remark.squire.impressed': 'Wow! Bringst du mir das bei?',
  'remark.knight.greeting': 'Sei gegrüßt! Möge das schönere Königreich gewinnen.',
  'remark.knight.proud': 'Für Ehre und Kronen!',
  'remark.knight.impressed': 'Ein edler Zug. Meine Hochachtung!',
  'remark.baron.greeting': 'Setz dich, wir haben Zeit.',
  'remark.baron.proud': 'Den Platz hatte ich mir aufgehoben.',
  'remark.baron.impressed': 'Hm. Damit hatte ich etwas vor.',
  'remark.duke.greeting': 'Du forderst mich also heraus.',
  'remark.duke.proud': 'Wie erwartet.',
  'remark.duke.impressed': 'Vorsicht. Das habe ich bemerkt.',
  'remark.prince.greeting': 'Wollen wir? Ich liebe Publikum.',
  'remark.prince.proud': 'Keine Sorge, dein Moment kommt noch.',
  'remark.prince.impressed': 'Bezaubernd! Jetzt bin ich wach.',
  'remark.grandmaster.greeting': 'Jedes Königreich fängt klein an.',
  'remark.grandmaster.proud': 'Geduld trägt Früchte.',
  'remark.grandmaster.impressed': 'Gut. Du hast es auch gesehen.',
} as const satisfies Texts;
