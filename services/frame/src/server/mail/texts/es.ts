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
  oldAddressBody: 'Introduce este código para cambiar el correo de tu monedero a {email}.',
  oldAddressWarning: 'Si no has sido tú, no des el código a nadie: tu correo no cambiará.',
  newAddressSubject: '{code} es tu código para confirmar tu correo',
  newAddressHeading: 'Confirma tu correo',
  newAddressBody: 'Introduce este código para usar esta dirección con tu monedero.',
  changedSubject: 'El correo de tu monedero ha cambiado',
  changedHeading: 'Tu correo ha cambiado',
  changedBody: 'Tu monedero usa ahora {email}. Puedes deshacerlo durante {hours} horas.',
  changedButton: 'No he sido yo',
  addedBody:
    'Ahora se puede iniciar sesión en tu monedero con {email}. Si no has sido tú, inicia sesión ahora y cambia el correo.',
  newDeviceSubject: 'Nuevo dispositivo para tu monedero',
  newDeviceHeading: 'Un nuevo dispositivo ha iniciado sesión',
  newDeviceBody: 'Un navegador nuevo ha iniciado sesión en {site} con tu monedero.',
  newDeviceWait: 'Podrá abrir tu monedero a partir del {date}. Hasta entonces puedes impedirlo.',
  newDeviceButton: 'No he sido yo',
  exportSubject: 'Se han mostrado las palabras secretas de tu monedero',
  exportHeading: 'Se han mostrado tus palabras secretas',
  exportBody:
    'Quien conozca estas palabras controla tu monedero. Si no has sido tú, pasa ahora lo que contiene a un monedero nuevo.',
  fileSubject: 'Se ha guardado un archivo de recuperación de tu monedero',
  fileHeading: 'Se ha guardado un archivo de recuperación',
  fileBody:
    'Quien tenga el archivo y su contraseña o código controla tu monedero. Si no has sido tú, pasa ahora lo que contiene a un monedero nuevo.',
}
