import type { MailTexts } from './MailTexts'

/** Spanish mails. */
export const es: MailTexts = {
  direction: 'ltr',
  site: 'Sitio',
  browser: 'Navegador',
  time: 'Hora',
  unknownBrowser: 'Navegador desconocido',
  codeSubject: '{code} es tu código para {site}',
  codeHeading: 'Iniciar sesión en {site}',
  codeBody: 'Introduce este código para iniciar sesión. Caduca en {minutes} minutos.',
  codeWarning: '¿No lo has pedido? Ignora este correo y no des el código a nadie.',
  deviceSubject: 'Aprueba un nuevo dispositivo para {site}',
  deviceHeading: 'Aprueba un nuevo dispositivo',
  deviceBody:
    'Alguien quiere iniciar sesión en {site} como tú desde un navegador nuevo. Si has sido tú, continúa.',
  deviceButton: 'Revisar el dispositivo',
  deviceWarning: 'Si no has sido tú, ignora este correo. Nadie puede iniciar sesión sin tu aprobación.',
  oldAddressSubject: '{code} es tu código para cambiar tu correo',
  oldAddressHeading: 'Cambia tu correo',
  oldAddressBody: 'Introduce este código para cambiar el correo de tu wallet a {email}.',
  oldAddressWarning: 'Si no has sido tú, no des el código a nadie: tu correo no cambiará.',
  newAddressSubject: '{code} es tu código para confirmar tu correo',
  newAddressHeading: 'Confirma tu correo',
  newAddressBody: 'Introduce este código para usar esta dirección con tu wallet.',
  changedSubject: 'El correo de tu wallet ha cambiado',
  changedHeading: 'Tu correo ha cambiado',
  changedBody: 'Tu wallet usa ahora {email}. Puedes deshacerlo durante {hours} horas.',
  changedButton: 'No he sido yo',
  addedBody:
    'Ahora se puede iniciar sesión en tu wallet con {email}. Si no has sido tú, inicia sesión ahora y cambia el correo.',
  newDeviceSubject: 'Nuevo dispositivo para tu wallet',
  newDeviceHeading: 'Un nuevo dispositivo ha iniciado sesión',
  newDeviceBody: 'Un navegador nuevo ha iniciado sesión en {site} con tu wallet.',
  newDeviceWait: 'Podrá abrir tu wallet a partir del {date}. Hasta entonces puedes impedirlo.',
  newDeviceButton: 'No he sido yo',
  exportSubject: 'Se han mostrado las palabras secretas de tu wallet',
  exportHeading: 'Se han mostrado tus palabras secretas',
  exportBody:
    'Quien conozca estas palabras controla tu wallet. Si no has sido tú, pasa ahora lo que contiene a una wallet nueva.',
  fileSubject: 'Se ha guardado un archivo de recuperación de tu wallet',
  fileHeading: 'Se ha guardado un archivo de recuperación',
  fileBody:
    'Quien tenga el archivo y su contraseña o código controla tu wallet. Si no has sido tú, pasa ahora lo que contiene a una wallet nueva.',
  moveSubject: 'Tu wallet se ha trasladado a {place}',
  moveHeading: 'Tu wallet se ha trasladado',
  moveBody:
    'Tu wallet se ha trasladado a otro proveedor: {place}. Si no has sido tú, pasa ahora lo que contiene a una wallet nueva.',
  deletedSubject: 'Tu wallet se ha eliminado aquí',
  deletedHeading: 'Tu wallet se ha eliminado aquí',
  deletedBody:
    'Sus claves ya no se guardan aquí y nadie puede restaurarlas. Si no has sido tú, abre tu wallet con sus palabras de recuperación, un archivo de recuperación o en tu nuevo proveedor, y pasa ahora lo que contiene a una wallet nueva.',
}
