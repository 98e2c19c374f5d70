import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the window that moves a wallet says in Spanish. */
export const es: Dictionary<typeof en> = {
  'move.title': 'Trasladar tu wallet',
  'move.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'move.cancelled': 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
  'move.unable':
    'Esta llave de acceso no puede abrir una wallet. Prueba con otro dispositivo o gestor de contraseñas.',
  'move.old':
    'Confirma que eres tú: vuelve a iniciar sesión en el sitio y abre esta ventana antes de 10 minutos.',
  'move.ended': 'Esta ventana ha caducado. Ábrela de nuevo desde los ajustes de tu wallet.',
  'move.framed': 'Una wallet solo se traslada en una ventana propia.',
  'move.stopped': 'El traslado se ha detenido. Tu wallet sigue donde está.',
  'move.broken':
    'Las dos ventanas no coinciden, así que el traslado se ha detenido. Tu wallet sigue donde está. Empieza de nuevo desde ambos sitios.',
  'move.invalid': 'Este no es el código que toca ahora. Cópialo de nuevo de la otra ventana.',
  'move.start':
    'Inicia sesión en tu nuevo proveedor y elige traer una wallet. Introduce allí esta dirección y deja esta ventana abierta.',
  'move.address': 'Dirección de este proveedor',
  'move.codes': 'Usar códigos en su lugar',
  'move.elsewhere': 'Sigue en la ventana que ha abierto tu nuevo proveedor. Puedes cerrar esta.',
  'move.lone':
    'Abre los ajustes de tu wallet en un sitio donde la uses y elige «Trasladar a otro proveedor».',
  'move.connecting': 'Conectando con tu nuevo proveedor…',
  'move.wait':
    'Ahora abre los ajustes de tu wallet en un sitio donde la uses y elige «Trasladar a otro proveedor». Deja esta ventana abierta.',
  'move.asks': 'Este proveedor pide tu wallet:',
  'move.asks.code':
    'El código dice que este proveedor pide tu wallet. Nadie puede comprobarlo: sigue solo si has copiado tú el código.',
  'move.whoever': 'Quien reciba tu wallet controla todo lo que contiene.',
  'move.continue': 'Continuar',
  'move.cancel': 'Cancelar',
  'move.compare.out': '¿Muestra la ventana de este proveedor los mismos dígitos?',
  'move.compare.in': '¿Muestra la ventana de tu antiguo proveedor los mismos dígitos?',
  'move.passkey': 'Confirma con tu llave de acceso. Recibirás un correo sobre esto.',
  'move.mail': 'Recibirás un correo sobre esto.',
  'move.match': 'Coinciden',
  'move.match.out': 'Coinciden: trasladar mi wallet',
  'move.differ': 'Son distintos',
  'move.code': 'Copia este código en la otra ventana',
  'move.copy': 'Copiar',
  'move.copied': 'Copiado',
  'move.paste': 'Código de la otra ventana',
  'move.paste.text':
    'Lleva el código de una ventana a la otra, ida y vuelta, hasta que ambas muestren seis dígitos.',
  'move.sent': 'Copia este último código en la otra ventana. Solo ella puede abrirlo.',
  'move.there': 'Mi wallet ya está allí',
  'move.finish': 'Termina ahora en la ventana de tu nuevo proveedor.',
  'move.done.out': 'Tu wallet está ahora en este proveedor:',
  'move.copy.kept':
    'Tu antiguo proveedor puede haber guardado una copia de las claves. Para estar seguro, pasa lo que contiene tu wallet a una dirección nueva.',
  'move.delete.text':
    'Usa primero tu wallet en el nuevo proveedor y luego elimínala aquí. Nadie puede deshacerlo. Si vuelves a iniciar sesión aquí, puede que recibas una wallet nueva y vacía.',
  'move.delete': 'Eliminar la wallet aquí',
  'move.deleted': 'La wallet se ha eliminado aquí. Puedes cerrar esta ventana.',
  'move.evm': 'Cuenta EVM',
  'move.solana': 'Cuenta de Solana',
  'move.in.title': 'Traer tu wallet',
  'move.in.start':
    'Introduce la dirección de tu antiguo proveedor. La encuentras allí en los ajustes de tu wallet, en «Trasladar a otro proveedor».',
  'move.in.address': 'Dirección de tu antiguo proveedor',
  'move.in.address.wrong': 'Introduce una dirección como https://wallet.example.com.',
  'move.in.open': 'Continuar allí',
  'move.in.again': 'Introducir otra dirección',
  'move.in.blocked': 'Tu navegador ha bloqueado la ventana. Permítela e inténtalo de nuevo, o usa códigos.',
  'move.in.waiting': 'Sigue en la ventana que se ha abierto. Deja esta abierta.',
  'move.in.confirm': 'Confirma ahora en la ventana de tu antiguo proveedor.',
  'move.in.arrived': 'Tu wallet ha llegado. El proveedor de esta página puede restaurarla por ti.',
  'move.in.arrived.passkey': 'Tu wallet ha llegado. Añade una llave de acceso que la abra aquí.',
  'move.in.keep': 'Guardarla aquí',
  'move.in.keep.passkey': 'Añadir una llave de acceso y guardarla aquí',
  'move.in.done': 'Tu wallet ya está aquí. Puedes cerrar esta ventana.',
  'move.in.account': 'Irá a esta cuenta de aquí:',
  'move.in.exists':
    'Esta cuenta ya tiene una wallet aquí. No se ha cambiado nada. Usa otra cuenta o elimina primero esta wallet.',
  'move.in.delete': 'Eliminar esta wallet',
  'move.in.delete.text':
    'Después nadie podrá restaurarla. Lo que contiene se pierde si no tienes sus palabras de recuperación o un archivo de recuperación.',
}
