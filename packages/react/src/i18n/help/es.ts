import type { HelpDictionary } from './en'

/** The help texts in Spanish. */
export const es: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Un lugar para tus activos',
  'connect.whatIsAWallet.own.text':
    'Una wallet guarda tus tokens y NFT, y te permite enviarlos y recibirlos.',
  'connect.whatIsAWallet.login.title': 'Un acceso para muchos sitios',
  'connect.whatIsAWallet.login.text': 'Sin formularios ni contraseñas: conecta tu wallet y listo.',
  'connect.whatIsAWallet.keys.title': 'Solo tú tienes las llaves',
  'connect.whatIsAWallet.keys.text':
    'Los sitios ven tu dirección y pueden enviarte solicitudes. Nada se mueve hasta que lo apruebas.',
  'network.whatIsANetwork.ledger.title': 'Un registro compartido',
  'network.whatIsANetwork.ledger.text':
    'Una red es un registro público de quién tiene qué. La mantienen muchos ordenadores y no es de nadie.',
  'network.whatIsANetwork.choice.title': 'Cada red es distinta',
  'network.whatIsANetwork.choice.text':
    'Cambian las comisiones, la velocidad y las apps. Lo que tienes en una red se queda allí hasta que lo mueves.',
  'pairing.none.title': 'La conexión aún no está configurada',
  'pairing.none.text':
    'Este sitio no ha configurado ninguna forma de conectar. Mientras tanto, puedes conseguir una wallet.',
  'network.unsupported.text':
    '{site} no es compatible con la red actual de tu wallet. Elige otra para continuar.',
  'network.unsupported.swaps': 'No se puede intercambiar en {network}. Elige otra red.',
  'network.unsupported.thisSite': 'Este sitio',
  'action.gotIt': 'Entendido',
  'network.none.title': 'Ninguna red coincide con «{query}»',
  'network.none.text': 'Revisa la ortografía o consulta la lista completa.',
  'directory.downloads.text': 'Elige dónde quieres usarla.',
  'directory.downloads.open': 'Abrir en {wallet}',
  'directory.downloads.openText': 'Abre esta página en el navegador de la app o consigue la app.',
  'directory.downloads.none': 'No tenemos ningún enlace de descarga para {wallet}.',
  'directory.chrome': 'Extensión del navegador',
  'directory.ios': 'iPhone y iPad',
  'directory.android': 'Android',
  'directory.website': 'Sitio web',
  'directory.none.title': 'Ninguna wallet coincide con «{query}»',
  'directory.none.text': 'Revisa la ortografía o consulta la lista completa.',
  'directory.getWallet.text': '¿Aún no tienes wallet? Instala una de estas y vuelve.',
  'network.declined.title': 'Cambio rechazado',
  'network.declined.text': 'Sigues en la misma red. Inténtalo de nuevo cuando quieras.',
  'network.cannot.title': 'Cambia en tu wallet',
  'network.cannot.text':
    'Los sitios no pueden cambiar de red en {wallet}. Elige {network} allí y esta página se actualizará.',
  'network.adding.title': '{network} no se añadió',
  'network.adding.text': 'Esta red aún no está en {wallet}. Añádela allí e inténtalo de nuevo.',
  'network.testnets': 'Redes de prueba',
  'network.evm': 'Redes EVM',
  'connect.multiChain.text': '{wallet} es compatible con varios tipos de redes. Elige uno para conectar.',
  'network.switchActiveChain.heading': 'Cambiar a {family}',
  'network.switchActiveChain.text':
    'Aún no tienes ninguna wallet conectada para {family}. Elige una. Tus otras wallets siguen conectadas.',
  'account.disconnectAll': 'Desconectar todo',
  'account.settings': 'Ajustes de la cuenta',
  'account.kind.payment': 'Para pagos',
  'account.kind.ordinal': 'Para Ordinals',
  'account.kind.smartAccount': 'Cuenta inteligente',
  'account.kind.eoa': 'Cuenta estándar',
}
