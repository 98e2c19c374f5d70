import type { PairingDictionary } from './PairingDictionary'

/** The same in Spanish. */
export const es: PairingDictionary = {
  'pairing.scan': 'Escanea este código con tu wallet.',
  'pairing.scanWith': 'Escanea este código con {wallet} en tu teléfono.',
  'pairing.qr': 'Código QR que conecta tu wallet. El botón siguiente copia lo mismo como enlace.',
  'pairing.preparing': 'Preparando el código…',
  'pairing.renewed': 'El código se ha renovado.',
  'pairing.renews': 'Nuevo código en {count} s',
  'pairing.copy': 'Copiar enlace',
  'pairing.copied': 'Enlace copiado',
  'pairing.copyFailed': 'No se pudo copiar',
  'pairing.platforms': 'Dónde está la wallet',
  'pairing.platform.browser': 'Navegador',
  'pairing.platform.mobile': 'Móvil',
  'pairing.platform.web': 'Aplicación web',
  'pairing.platform.desktop': 'Ordenador',
  'pairing.open': 'Abrir {wallet}',
  'pairing.ready.browser': 'Está instalada en este navegador y se le puede preguntar aquí mismo.',
  'pairing.ready.mobile': 'Abre la aplicación y acepta allí la solicitud.',
  'pairing.ready.web': 'Se abre en una pestaña nueva. Acepta allí la solicitud.',
  'pairing.ready.desktop': 'Se abre en este ordenador. Acepta allí la solicitud.',
  'pairing.slow': 'Está tardando más de lo normal. Busca la solicitud en {wallet}.',
  'pairing.unopened':
    '¿No se ha abierto nada? Inténtalo otra vez, consigue la aplicación o escanea el código con ella en otro teléfono.',
  'pairing.showCode': 'Mostrar código QR',
  'pairing.inApp':
    'Dentro de {app} puede que no se abran otras aplicaciones. Si no pasa nada, usa tu navegador.',
  'pairing.unsupported.title': 'No detectada',
  'pairing.unsupported.text':
    '{wallet} no está en este dispositivo y desde aquí no hay otra forma de llegar a ella.',
  'pairing.unavailable.title': 'Aún no se puede emparejar',
  'pairing.unavailable.text':
    'Este sitio no ha configurado la conexión por código o enlace. Elige otra wallet.',
  'pairing.expired.title': 'El código ha caducado',
  'pairing.expired.text': 'Ninguna wallet respondió a tiempo. No se ha compartido nada.',
  'pairing.unreachable.title': 'No se puede llegar a las wallets',
  'pairing.unreachable.text':
    'No hay línea con wallets de otros dispositivos. Comprueba tu conexión a internet; las wallets de este navegador funcionan sin ella.',
  'pairing.haveNot': '¿No tienes {wallet}?',
  'pairing.get': 'Conseguir',
}
