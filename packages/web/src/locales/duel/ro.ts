import type { Texts } from './en.ts';

export const catalogue = {
  // domains
  'domains.explain':
    '{what}: {squares, plural, one {# stemă} few {# steme} other {# de steme}} × {marks, plural, one {# cruce} few {# cruci} other {# de cruci}} = {points}',
  'domains.label': 'Puncte pentru fiecare domeniu',
  'domains.none': 'Încă fără cruci',
  'domains.banner': 'Stindard „{coat}”',

  // coats, dice, spells
  'coat.disc': 'disc',
  'coat.discs': 'două discuri',
  'coat.band': 'bandă',
  'coat.bands': 'două benzi',
  'coat.solid': 'uni',
  'coat.quarters': 'sferturi',
  'coat.joker': 'joker',
  'coat.crossed': '{coat} cu {crosses, plural, one {# cruce} few {# cruci} other {# de cruci}}',
  'spell.free': 'Oriunde',
  'spell.free.text': 'Desenează dominoul oriunde: nu e nevoie să atingă castelul sau aceeași stemă.',
  'spell.split': 'Separat',
  'spell.split.text':
    'Desenează cele două steme în locuri diferite; fiecare trebuie să atingă castelul sau aceeași stemă dintr-o rundă anterioară.',
  'spell.both': 'Două deodată',
  'spell.both.text': 'Când începi tu runda, ia două zaruri deodată. Celelalte două sunt ale adversarului.',
  'spell.turn': 'Altă față',
  'spell.turn.text':
    'Întoarce unul dintre cele două zaruri ale tale pe oricare dintre fețele lui. De acum aceea contează, și în cartea de vrăji. Chiar dacă nu desenezi nimic, poți întoarce un zar ca să umple o căsuță.',
  'spell.banner': 'Stindard',
  'spell.banner.text':
    'Se folosește pe loc: alege o stemă. La final, fiecare domeniu al tău cu ea aduce încă 3 puncte.',
  'spell.dignitary': 'Demnitar',
  'spell.dignitary.text': 'Se folosește pe loc: adaugă o cruce la orice stemă de pe harta ta.',
  'bonus.name': 'Crucea castelului',
  'bonus.text':
    'O dată pe joc poți adăuga o cruce la unul dintre zaruri când îl desenezi, chiar și la un joker. Zarul acela nu umple nicio căsuță în cartea de vrăji.',
  'bonus.which': 'Care zar primește crucea?',
  'bonus.left': '{name}: disponibilă',
  'bonus.used': '{name}: folosită',
  'book.label': 'Cartea de vrăji',
  'book.how':
    'Un zar care arată „{coat}” fără cruce umple o căsuță. Cine umple primul {boxes, plural, one {# căsuță} few {# căsuțe} other {# de căsuțe}} câștigă vraja.',
  'book.line': '{spell}, stema „{coat}”: {counts}. {owner} Mai multe.',
  'book.count': '{name} {filled} din {boxes}',
  'book.owned': '{name, select, Tu {E a ta.} other {O are {name}.}}',
  'book.cast': '{name, select, Tu {Ai folosit-o.} other {A folosit-o {name}.}}',
  'dice.label': 'Zaruri',
  'dice.take': 'Ia acest zar: {face}',
  'dice.up-to': 'până la +{points}',
  'dice.box': '{spell}: căsuța {filled} din {boxes}',
  'dice.earns': 'aduce vraja „{spell}”',
  'dice.crosses': 'Crucile înmulțesc punctele. O stemă fără cruce umple o căsuță.',
  'dice.of': '{face}, {name, select, Tu {luat de tine} other {luat de {name}}}',
  'turn.die': 'Zarul care arată „{face}”',
  'joker.choose': 'Jokerul devine',
  'banner.choose': 'Stema stindardului tău',
  'map.label': '{name, select, Tu {Harta ta} other {Hartă: {name}}}',
  'maps.label': 'Hărți',
  'maps.show':
    '{name}, {points, plural, one {# punct} few {# puncte} other {# de puncte}}: arată această hartă',
  'maps.back': 'Înapoi la harta mea',
  'cell.legal-coat': 'linia {row}, coloana {column}, gol, se potrivește pentru {coat}',
  'hand.dice': 'Dominoul tău: {first} și {second}. Atinge ca să-l rotești, trage ca să-l desenezi.',
  'hand.pass': 'Nu desenez',
  'hand.pass.text':
    'Fără vrajă, dominoul nu se potrivește nicăieri. Zarurile tot umplu căsuțe în cartea de vrăji.',
  'hand.pass.turn': 'Poți întoarce mai întâi un zar, ca să umple altă căsuță.',
  'hand.split': 'Alege un loc pentru: {face}.',
  'duel.problem.overlap': 'Locul e ocupat',
  'duel.problem.off-map': 'Iese de pe hartă',
  'duel.problem.apart': 'Trebuie una lângă alta',
  'duel.problem.no-match': 'Stema nu se potrivește',
  'duel.problem.split-match': 'Trebuie să se potrivească ambele',

  // the table of Duel
  'duel.roll': 'Aruncă zarurile',
  'duel.status.first': 'Cine începe?',
  'duel.status.roll': 'Se aruncă zarurile…',
  'duel.status.friend': '{name}: {text}',
  'duel.status.me.take': 'Ia un zar. Și ultimul va fi al tău.',
  'duel.status.me.take-two': 'Ia două zaruri.',
  'duel.status.me.take-second': 'Acum mai ia un zar.',
  'duel.status.me.draw': 'Desenează cele două steme pe harta ta.',
  'duel.status.me.banner': 'Stindardul e al tău: alege o stemă.',
  'duel.status.me.dignitary': 'Demnitarul e al tău: alege o stemă de pe hartă și adaugă-i o cruce.',
  'duel.status.other.take': '{name, select, Tu {Tu iei} other {{name} ia}} un zar…',
  'duel.status.other.take-two': '{name, select, Tu {Tu iei} other {{name} ia}} două zaruri…',
  'duel.status.other.draw': '{name, select, Tu {Tu desenezi} other {{name} desenează}}…',
  'duel.status.other.banner': '{name, select, Tu {Tu alegi} other {{name} alege}} o stemă…',
  'duel.status.other.dignitary': '{name, select, Tu {Tu alegi} other {{name} alege}} o stemă…',
  'duel.log.first': '{name, select, Tu {Începi tu} other {Începe {name}}}.',
  'duel.log.roll': 'Runda {round}. Zarurile arată: {faces}.',
  'duel.log.take': '{name, select, Tu {Tu iei} other {{name} ia}} {faces}.',
  'duel.log.both': '{name, select, Tu {Tu iei} other {{name} ia}} două deodată: {faces}.',
  'duel.log.draw':
    '{name, select, Tu {Tu desenezi} other {{name} desenează}}: {points, plural, =0 {fără puncte} one {# punct} few {# puncte} other {# de puncte}}.',
  'duel.log.pass': '{name, select, Tu {Tu nu desenezi} other {{name} nu desenează}} nimic.',
  'duel.log.banner': '{name, select, Tu {Tu ridici} other {{name} ridică}} stindardul: {coat}.',
  'duel.log.dignitary': '{name, select, Tu {Tu adaugi} other {{name} adaugă}} o cruce.',
  'duel.log.earns': '{name, select, Tu {Tu câștigi} other {{name} câștigă}} vraja „{spell}”.',

  // the end
  'end.banner': 'Stindard „{coat}”: +{points}',
  'end.tie.domain':
    'Egalitate la puncte, dar {name, select, Tu {tu ai} other {{name} are}} cel mai mare domeniu ({count, plural, one {# stemă} few {# steme} other {# de steme}}).',
  'end.best-domain': 'Cel mai bun domeniu',

  // how to play
  'tip.take': 'Cele două zaruri pe care le iei runda aceasta sunt dominoul tău.',
  'tip.draw': 'Desenează ambele steme una lângă alta, una dintre ele lipită de castel sau de aceeași stemă.',
  'help.d.take.text':
    'Se aruncă patru zaruri. Primul jucător ia unul, celălalt ia două, iar ultimul îi rămâne primului. Runda următoare faceți schimb.',
  'help.d.draw.text':
    'Cele două zaruri sunt dominoul tău: desenează ambele steme una lângă alta, cu tot cu cruci. Cel puțin una trebuie să atingă castelul sau aceeași stemă dintr-o rundă anterioară. Jokerul poate fi orice stemă, fără cruce. Dacă dominoul se potrivește, trebuie să-l desenezi; dacă nu, nu desenezi nimic.',
} as const satisfies Texts;
