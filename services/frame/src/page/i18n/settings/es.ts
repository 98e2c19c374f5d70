import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in Spanish. */
export const es: Dictionary<typeof en> = {
  'settings.title': 'Tu wallet',
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
  'ways.single': 'Si pierdes este dispositivo, pierdes tu wallet. Añade otra forma de recuperarla.',
  'ways.suggestion': 'Una llave de acceso abre tu wallet en tus otros dispositivos.',
  'ways.suggestion.alone': 'El operador ya no podrá hacerlo.',
  'ways.passkey.add': 'Añadir una llave de acceso',
  'ways.passkey.added': 'Llave de acceso añadida',
  'ways.passkey.unable':
    'Esta llave de acceso no puede abrir una wallet. Prueba con otro dispositivo o gestor de contraseñas.',
  'ways.passkey.cancelled': 'No se añadió ninguna llave de acceso.',
  'ways.since': 'Desde el {date}',
  'ways.remove': 'Quitar {name}',
  'ways.file': 'Guardar un archivo de recuperación',
  'ways.export': 'Mostrar las palabras de recuperación',

  'renew.key':
    'Tu wallet recibe una clave nueva, así que lo que quites ya no la abrirá. En tus otros dispositivos tendrás que iniciar sesión de nuevo.',
  'renew.touch': 'Se te pedirá la llave de acceso que conservas. Después, añade de nuevo las demás.',
  'renew.operator': 'El operador podrá entonces recuperar tu wallet por ti.',
  'renew.limit': 'Si otra persona ya pudo usarlo, traslada lo que tienes a una wallet nueva.',
  'renew.remove': 'Quitar',
  'renew.cancel': 'Cancelar',
  'renew.done': 'Quitado. Tu wallet tiene una clave nueva.',
  'renew.needed': 'Añade otra llave de acceso antes de quitar esta.',
  'renew.cancelled': 'No se usó ninguna llave de acceso, así que tu wallet conserva su clave anterior.',
  'renew.refused': 'Esta llave de acceso no sirve aquí. Elige una que conserves.',

  'guard.window':
    'Este navegador no puede saber si algo tapa esta página. Continúa en una ventana de tu wallet.',
  'guard.small': 'Aquí no hay espacio suficiente. Agranda la ventana.',
  'guard.hidden': 'Algo tapa esta página. Podrás continuar cuando se vea entera.',
  'guard.unread': 'Desplázate hasta el final para continuar.',
  'guard.wait': 'Un momento…',
  'guard.open': 'Abrir la ventana de la wallet',
  'guard.waiting': 'Continúa en la ventana de tu wallet.',
  'guard.confirmed': 'Confirmado en la ventana. Pulsa una vez más.',

  'devices.title': 'Dispositivos con sesión iniciada',
  'devices.this': 'Este dispositivo',
  'devices.end': 'Cerrar sesión',
  'devices.ended': 'Sesión cerrada',
  'devices.kept': 'El dispositivo cerró sesión. Tu wallet sigue con su clave anterior.',
  'devices.renew': 'Renovar la clave',

  'audit.title': 'Actividad',
  'audit.none': 'Nada todavía',
  'audit.login': 'Inicio de sesión',
  'audit.window-opened': 'Ventana de la wallet abierta',
  'audit.device-added': 'Dispositivo añadido',
  'audit.device-ended': 'Sesión de un dispositivo cerrada',
  'audit.signed-out': 'Sesión cerrada',
  'audit.wallet-created': 'Wallet creada',
  'audit.wallet-changed': 'Formas de recuperación cambiadas',
  'audit.recovery-asked': 'Recuperación iniciada',
  'audit.recovery-opened': 'Wallet recuperada',
  'audit.recovery-stopped': 'Recuperación detenida',
  'audit.passkey-added': 'Llave de acceso añadida',
  'audit.email-changed': 'Dirección de correo cambiada',
  'audit.exported': 'Palabras de recuperación mostradas',
  'audit.file-saved': 'Archivo de recuperación guardado',
  'audit.unknown': 'Otro cambio',

  'file.title': 'Archivo de recuperación',
  'file.text': 'El archivo abre tu wallet sin el operador. Guárdalo donde solo tú puedas acceder.',
  'file.password': 'Contraseña del archivo',
  'file.password.weak': 'Usa al menos 12 caracteres.',
  'file.byPassword': 'Guardar con esta contraseña',
  'file.byCode': 'Usar un código para imprimir',
  'file.code': 'Anota este código. Sin él no se puede abrir el archivo.',
  'file.confirm':
    'Quien tenga el archivo y su contraseña o código controla tu wallet. Recibirás un correo sobre esto.',
  'file.save': 'Guardar el archivo',
  'file.cancelled': 'No se usó ninguna llave de acceso. Inténtalo de nuevo.',
  'file.old':
    'Confirma que eres tú: cierra la sesión, vuelve a iniciarla y guarda el archivo antes de 10 minutos.',
  'file.wait':
    'Esta wallet se ha recuperado hace poco. Por tu seguridad, los dispositivos nuevos aún no pueden extraer sus claves.',
  'file.saved': 'Archivo de recuperación guardado',

  'create.title': 'Añade una llave de acceso para crear tu wallet',
  'create.text':
    'Abre tu wallet con tu cara, tu huella o el bloqueo de pantalla, aquí y en tus otros dispositivos. Nadie más puede recuperarla.',
  'create.passkey': 'Crear wallet con llave de acceso',
  'create.cancelled': 'No se añadió ninguna llave de acceso. Sin ella no se puede crear tu wallet.',

  'login.title': 'Iniciar sesión con una llave de acceso',
  'login.text': 'Un toque abre tu wallet aquí.',
  'login.passkey': 'Continuar con llave de acceso',
  'login.cancelled':
    'No se usó ninguna llave de acceso. Inténtalo de nuevo o elige otra forma de iniciar sesión.',
}
