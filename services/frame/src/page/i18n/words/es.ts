import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in Spanish. */
export const es: Dictionary<typeof en> = {
  'words.warning': 'Quien conozca estas palabras controla tu wallet. Nadie que te ayude las necesita.',
  'words.show': 'Mostrar las palabras',
  'words.hide': 'Ocultar las palabras',
  'words.evm': 'Cuenta EVM',
  'words.solana': 'Cuenta de Solana',
  'words.failed': 'No ha funcionado. Inténtalo de nuevo.',
  'export.title': 'Palabras de recuperación',
  'export.text':
    'Estas 24 palabras abren tu wallet en otras aplicaciones. Comprueba que nadie vea tu pantalla. Recibirás un correo sobre esto.',
  'export.passkey':
    'Estas 24 palabras abren tu wallet en otras aplicaciones. Comprueba que nadie vea tu pantalla. Confirma con tu llave de acceso. Recibirás un correo sobre esto.',
  'export.told': 'Anótalas en papel, en este orden. Has recibido un correo sobre esto.',
  'export.continue': 'Continuar',
  'export.cancelled': 'No se ha usado ninguna llave de acceso. Inténtalo de nuevo.',
  'export.old':
    'Confirma que eres tú: vuelve a iniciar sesión en el sitio y abre esta ventana antes de 10 minutos.',
  'export.wait':
    'Esta wallet se ha recuperado hace poco. Por tu seguridad, los dispositivos nuevos aún no pueden extraer sus claves.',
  'export.ended': 'Esta ventana ha caducado. Ábrela de nuevo desde los ajustes de tu wallet.',
  'export.framed': 'Las palabras de recuperación solo se muestran en una ventana propia.',
  'recover.title': 'Abrir un archivo de recuperación',
  'recover.text':
    'Tu archivo y tu contraseña no salen de esta página: no consulta ningún servidor. Una copia guardada funciona sin conexión.',
  'recover.file': 'Archivo de recuperación',
  'recover.choose': 'Elegir archivo',
  'recover.none': 'Ningún archivo elegido',
  'recover.secret': 'Contraseña o código',
  'recover.open': 'Abrir el archivo',
  'recover.invalid': 'Esto no es un archivo de recuperación de una wallet Latchkey.',
  'recover.wrong': 'Esta contraseña o este código no abre el archivo.',
}
