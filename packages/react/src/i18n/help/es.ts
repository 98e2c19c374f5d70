import type { HelpDictionary } from './HelpDictionary'

/** The same in Spanish. */
export const es: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Un hogar para lo tuyo',
  'connect.whatIsAWallet.own.text':
    'Una wallet guarda tus tokens y coleccionables, y te permite enviarlos y recibirlos.',
  'connect.whatIsAWallet.login.title': 'Un acceso para muchos sitios',
  'connect.whatIsAWallet.login.text':
    'Sin cuentas ni contraseñas nuevas: conectas tu wallet y ya estás dentro.',
  'connect.whatIsAWallet.keys.title': 'Solo tú tienes las llaves',
  'connect.whatIsAWallet.keys.text':
    'Un sitio ve tu dirección y puede pedir. Nada se mueve hasta que tú lo apruebas.',
  'network.whatIsANetwork.ledger.title': 'Un registro compartido',
  'network.whatIsANetwork.ledger.text':
    'Una red es un registro público de quién tiene qué: lo llevan muchos ordenadores y no es de nadie.',
  'network.whatIsANetwork.choice.title': 'Cada una es distinta',
  'network.whatIsANetwork.choice.text':
    'Cambian las comisiones, la velocidad y las apps. Lo que tienes en una red se queda allí hasta que lo mueves.',
  'pairing.none.title': 'Aún no hay forma de conectar',
  'pairing.none.text':
    'Este sitio todavía no ha configurado ninguna forma de conectar. Mientras tanto puedes preparar tu wallet.',
  'network.unsupported.text':
    '{site} no funciona en la red en la que está tu wallet. Elige otra para continuar.',
  'network.unsupported.thisSite': 'Este sitio',
  'action.gotIt': 'Entendido',
  'network.none.title': 'Ninguna red se llama «{query}»',
  'network.none.text': 'Revisa cómo está escrito o mira la lista completa.',
  'directory.downloads.text': 'Elige dónde quieres usarla.',
  'directory.downloads.none': 'No conocemos ninguna página de descarga de {wallet}.',
  'directory.chrome': 'Extensión del navegador',
  'directory.ios': 'iPhone y iPad',
  'directory.android': 'Android',
  'directory.website': 'Sitio web',
  'directory.none.title': 'Ninguna wallet se llama «{query}»',
  'directory.none.text': 'Revisa cómo está escrito o mira la lista completa.',
  'directory.getWallet.text': '¿Es tu primera vez? Instala una de estas y vuelve.',
  'network.declined.title': 'Cambio rechazado',
  'network.declined.text': 'Sigues en la red en la que estabas. Inténtalo de nuevo cuando quieras.',
  'network.cannot.title': 'Cambia en tu wallet',
  'network.cannot.text':
    '{wallet} no deja que los sitios cambien de red. Elige {network} allí y esta página la seguirá.',
  'network.adding.title': '{network} no se añadió',
  'network.adding.text': '{wallet} no conoce esta red. Añádela allí e inténtalo de nuevo.',
  'network.testnets': 'Redes de prueba',
  'network.evm': 'Redes EVM',
  'connect.multiChain.text': '{wallet} funciona en varios tipos de redes. Elige la que quieres conectar.',
  'network.switchActiveChain.heading': 'Cambiar a {family}',
  'network.switchActiveChain.text':
    'Allí aún no hay ninguna wallet conectada. Elige una para {family}; lo que ya está conectado sigue conectado.',
  'account.disconnectAll': 'Desconectar todo',
  'account.kind.payment': 'Para pagos',
  'account.kind.ordinal': 'Para Ordinals',
}
