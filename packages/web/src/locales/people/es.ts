import type { Texts } from './en.ts';

export const catalogue = {
  'account.guest': 'Juegas como invitado. Solo este navegador te conoce.',
  'account.keep': 'Conservar mi nombre',
  'account.keep.text':
    'Una llave de acceso guarda tu nombre, tus asientos y tus puntuaciones, y te identifica en cualquier dispositivo con tu huella, tu cara o un PIN. Sin correo y sin contraseña.',
  'account.since': 'Este nombre es tuyo desde el {date}.',
  'account.sign-in': 'Iniciar sesión',
  'account.sign-in.text': '¿Ya tienes un nombre aquí?',
  'account.use-code': 'Usar un código de recuperación',
  'account.code': 'Código de recuperación',
  'account.code.text': 'Si pierdes todos tus dispositivos, este código te permite entrar. Creado el {date}.',
  'account.code.none': 'Aún no tienes un código de recuperación.',
  'account.code.new': 'Crear un código nuevo',
  'account.code.write': 'Anota este código y guárdalo bien. Solo se muestra una vez.',
  'account.code.done': 'Ya lo he anotado',
  'account.code.copy': 'Copiar',
  'account.code.wrong': 'Nadie tiene este código de recuperación. Revisa cada letra.',
  'account.passkeys': 'Llaves de acceso',
  'account.passkey.add': 'Añadir una llave de acceso',
  'account.passkey.name': 'Nombre de la llave de acceso',
  'account.passkey.used': 'Último uso: {date}',
  'account.passkey.remove': 'Quitar',
  'account.passkey.remove.text': '«{name}» ya no servirá para entrar.',
  'account.passkey.failed': 'La llave de acceso no ha funcionado. Inténtalo de nuevo.',
  'account.passkey.none':
    'Las llaves de acceso no funcionan en este navegador. En su lugar, un código de recuperación guarda tu nombre.',
  'account.kept': '{name} ya es tu nombre.',
  'account.sign-out': 'Cerrar sesión aquí',
  'account.sign-out-all': 'Cerrar sesión en todas partes',
  'account.sign-out-all.text':
    'Se cerrará la sesión en todos tus dispositivos. Tus llaves de acceso y tu código de recuperación siguen valiendo.',
  'account.export': 'Descargar mis datos',
  'account.erase': 'Eliminar mi cuenta',
  'account.erase.text':
    'Tu nombre, tus llaves de acceso y tus puntuaciones se eliminan para siempre. Las partidas terminadas se quedan, sin tu nombre.',
  'account.erase.go': 'Eliminar para siempre',
  'account.lose':
    'En este dispositivo eres {name} y tienes {count, plural, one {# partida en línea} other {# partidas en línea}}. Si inicias sesión como otra persona, perderás el acceso a ellas.',
  'account.lose.go': 'Iniciar sesión igualmente',
} as const satisfies Texts;
