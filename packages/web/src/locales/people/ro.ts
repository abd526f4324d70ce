import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Joci ca oaspete. Doar acest browser te cunoaște.',
  'account.keep': 'Păstrează-mi numele',
  'account.keep.text':
    'O cheie de acces îți păstrează numele, locurile și clasamentele și te conectează pe orice dispozitiv, cu amprenta, fața sau un cod PIN. Fără e-mail, fără parolă.',
  'account.since': 'Acest nume este al tău din {date}.',
  'account.sign-in': 'Conectează-te',
  'account.sign-in.text': 'Ai deja un nume aici?',
  'account.use-code': 'Folosește un cod de recuperare',
  'account.code': 'Cod de recuperare',
  'account.code.text': 'Dacă îți pierzi toate dispozitivele, te conectezi cu acest cod. Creat la {date}.',
  'account.code.none': 'Nu ai încă un cod de recuperare.',
  'account.code.new': 'Creează un cod nou',
  'account.code.write': 'Notează acest cod și păstrează-l bine. Este arătat o singură dată.',
  'account.code.done': 'L-am notat',
  'account.code.copy': 'Copiază',
  'account.code.wrong': 'Nimeni nu are acest cod de recuperare. Verifică fiecare literă.',
  'account.passkeys': 'Chei de acces',
  'account.passkey.add': 'Adaugă o cheie de acces',
  'account.passkey.name': 'Numele cheii de acces',
  'account.passkey.used': 'Folosită ultima dată: {date}',
  'account.passkey.remove': 'Elimină',
  'account.passkey.remove.text': '„{name}” nu te va mai conecta.',
  'account.passkey.failed': 'Cheia de acces nu a mers. Încearcă din nou.',
  'account.passkey.none':
    'Cheile de acces nu merg în acest browser. În schimb, un cod de recuperare îți păstrează numele.',
  'account.kept': '{name} este acum numele tău.',
  'account.sign-out': 'Deconectează-te aici',
  'account.sign-out-all': 'Deconectează-te peste tot',
  'account.sign-out-all.text':
    'Toate dispozitivele tale vor fi deconectate. Cheile de acces și codul de recuperare rămân valabile.',
  'account.export': 'Descarcă datele mele',
  'account.erase': 'Șterge-mi contul',
  'account.erase.text':
    'Numele, cheile de acces și clasamentele tale se șterg definitiv. Jocurile terminate rămân, fără numele tău.',
  'account.erase.go': 'Șterge definitiv',
  'account.lose':
    'Pe acest dispozitiv ești {name} și ai {count, plural, one {# joc online} few {# jocuri online} other {# de jocuri online}}. Dacă te conectezi ca altcineva, nu mai ajungi la ele.',
  'account.lose.go': 'Conectează-te oricum',
} as const satisfies Texts;
