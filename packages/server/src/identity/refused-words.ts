/**
 * Words that no name may contain, by language: insults and hatred that everybody understands. A short list on purpose;
 * the operator adds and takes away (REFUSED_WORDS_FILE). A star stands for any letters: without one only the whole word
 * is meant, so that nobody is refused for a syllable.
 */
const BY_LANGUAGE = {
  en: 'fuck* *fucker shit cunt* nigger* nigga* faggot* whore* bitch* rapist* nazi nazis hitler* retard asshole* dickhead*',
  de: 'arschloch* fotze* hure huren hurensohn* wichser* nutte* neger* schlampe* kanake* judensau* missgeburt*',
  fr: 'putain* pute putes connard* connasse* encule* salope* nique negre pd batard* fdp',
  es: 'puta puto putas cabron* gilipollas mierda* maricon* zorra pendejo*',
  pl: 'kurwa* kurwy chuj* jebac* pierdol* cipa pizda* dziwka* skurwysyn*',
  ro: 'pula pizda* muie curva futut* cacat bulangiu*',
  ru: 'хуй* хуе* пизд* ебать* ебан* еблан* бляд* блять* сука пидор* пидар* мудак* гандон* жид',
  uk: 'хуй* пизд* їбать* йобан* бляд* курва* підор* мудак* жид',
  bg: 'курва* путка* хуй* педераст* копеле* ебан*',
  lt: 'kurva* bybis* pyzda* subine* pidaras*',
  lv: 'mauka pimpis* peza sukins* pidars*',
  et: 'persevest* vitt neeger* pede hoorapoeg*',
} as const;

export const REFUSED_WORDS: readonly string[] = [
  ...new Set(Object.values(BY_LANGUAGE).flatMap(words => words.split(' '))),
];
