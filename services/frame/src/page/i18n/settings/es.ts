import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in Spanish. */
export const es: Dictionary<typeof en> = {
  'settings.title': 'Tu billetera',
  'settings.close': 'Cerrar',
  'settings.back': 'Atrás',
  'settings.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'settings.retry': 'Intentar de nuevo',

  'ways.title': 'Formas de recuperarla',
  'ways.count.one': '{count} forma de recuperarla: {list}',
  'ways.count.other': '{count} formas de recuperarla: {list}',
  'ways.device': 'este dispositivo',
  'ways.passkey': 'llave de acceso',
  'ways.password': 'contraseña',
  'ways.auto': 'inicio de sesión',
  'ways.operator': 'El operador puede restaurarla por ti.',
  'ways.only': 'Solo tú puedes abrirla.',
  'ways.single': 'Si pierdes este dispositivo, pierdes tu billetera. Añade otra forma de recuperarla.',
  'ways.suggestion': 'Una llave de acceso abre tu billetera en tus otros dispositivos.',
  'ways.suggestion.alone': 'El operador ya no podrá hacerlo.',
  'ways.passkey.add': 'Añadir una llave de acceso',
  'ways.passkey.added': 'Llave de acceso añadida',
  'ways.passkey.unable':
    'Esta llave de acceso no puede abrir una billetera. Prueba con otro dispositivo o gestor de contraseñas.',
  'ways.passkey.cancelled': 'No se añadió ninguna llave de acceso.',
  'ways.since': 'Desde el {date}',
  'ways.remove': 'Quitar {name}',
  'ways.file': 'Guardar un archivo de recuperación',
  'ways.export': 'Mostrar las palabras de recuperación',

  'devices.title': 'Dispositivos con sesión iniciada',
  'devices.this': 'Este dispositivo',
  'devices.end': 'Cerrar sesión',
  'devices.ended': 'Sesión cerrada',

  'audit.title': 'Actividad',
  'audit.none': 'Nada todavía',
  'audit.login': 'Inicio de sesión',
  'audit.window-opened': 'Ventana de la billetera abierta',
  'audit.device-ended': 'Sesión de un dispositivo cerrada',
  'audit.signed-out': 'Sesión cerrada',
  'audit.wallet-created': 'Billetera creada',
  'audit.wallet-changed': 'Formas de recuperación cambiadas',
  'audit.recovery-asked': 'Recuperación iniciada',
  'audit.recovery-opened': 'Billetera recuperada',
  'audit.recovery-stopped': 'Recuperación detenida',
  'audit.passkey-added': 'Llave de acceso añadida',
  'audit.email-changed': 'Dirección de correo cambiada',
  'audit.exported': 'Palabras de recuperación mostradas',
  'audit.file-saved': 'Archivo de recuperación guardado',
  'audit.unknown': 'Otro cambio',

  'file.title': 'Archivo de recuperación',
  'file.text': 'El archivo abre tu billetera sin el operador. Guárdalo donde solo tú puedas acceder.',
  'file.password': 'Contraseña del archivo',
  'file.password.weak': 'Usa al menos 12 caracteres.',
  'file.byPassword': 'Guardar con esta contraseña',
  'file.byCode': 'Usar un código para imprimir',
  'file.code': 'Anota este código. Sin él no se puede abrir el archivo.',
  'file.saved': 'Archivo de recuperación guardado',

  'create.title': 'Añade una llave de acceso para crear tu billetera',
  'create.text':
    'Abre tu billetera con tu cara, tu huella o el bloqueo de pantalla, aquí y en tus otros dispositivos. Nadie más puede recuperarla.',
  'create.passkey': 'Crear billetera con llave de acceso',
  'create.cancelled': 'No se añadió ninguna llave de acceso. Sin ella no se puede crear tu billetera.',

  'login.title': 'Iniciar sesión con una llave de acceso',
  'login.text': 'Un toque abre tu billetera aquí.',
  'login.passkey': 'Continuar con llave de acceso',
  'login.cancelled':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
}
