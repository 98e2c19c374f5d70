import type { HelpDictionary } from './HelpDictionary'

/** The same in French. */
export const fr: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Un chez-soi pour vos biens',
  'connect.whatIsAWallet.own.text':
    'Un wallet garde vos jetons et objets de collection, et permet de les envoyer et de les recevoir.',
  'connect.whatIsAWallet.login.title': 'Un accès pour de nombreux sites',
  'connect.whatIsAWallet.login.text':
    'Ni nouveau compte ni nouveau mot de passe : connectez votre wallet et vous y êtes.',
  'connect.whatIsAWallet.keys.title': 'Vous seul avez les clés',
  'connect.whatIsAWallet.keys.text':
    'Un site voit votre adresse et peut demander. Rien ne bouge sans votre accord.',
  'network.whatIsANetwork.ledger.title': 'Un registre partagé',
  'network.whatIsANetwork.ledger.text':
    'Un réseau note publiquement qui possède quoi. De nombreux ordinateurs le tiennent, personne ne le possède.',
  'network.whatIsANetwork.choice.title': 'Chacun a ses règles',
  'network.whatIsANetwork.choice.text':
    'Frais, vitesse et applications diffèrent. Ce que vous avez sur un réseau y reste tant que vous ne le déplacez pas.',
  'pairing.none.title': 'Pas encore de connexion possible',
  'pairing.none.text':
    'Ce site n’a pas encore prévu de moyen de se connecter. Vous pouvez déjà préparer un wallet.',
  'network.unsupported.text':
    '{site} ne fonctionne pas sur le réseau de votre wallet. Choisissez-en un autre pour continuer.',
  'network.unsupported.thisSite': 'Ce site',
  'action.gotIt': 'Compris',
  'network.none.title': 'Aucun réseau nommé « {query} »',
  'network.none.text': 'Vérifiez l’orthographe ou parcourez toute la liste.',
  'directory.downloads.text': 'Choisissez où l’utiliser.',
  'directory.downloads.none': 'Nous ne connaissons pas de page de téléchargement pour {wallet}.',
  'directory.chrome': 'Extension de navigateur',
  'directory.ios': 'iPhone et iPad',
  'directory.android': 'Android',
  'directory.website': 'Site web',
  'directory.none.title': 'Aucun wallet nommé « {query} »',
  'directory.none.text': 'Vérifiez l’orthographe ou parcourez toute la liste.',
  'directory.getWallet.text': 'Première fois ? Installez l’un d’eux et revenez.',
  'network.declined.title': 'Changement refusé',
  'network.declined.text': 'Vous restez sur le réseau précédent. Réessayez quand vous voulez.',
  'network.cannot.title': 'Changez dans votre wallet',
  'network.cannot.text':
    '{wallet} ne laisse pas les sites changer de réseau. Choisissez-y {network}, cette page suivra.',
  'network.adding.title': '{network} n’a pas été ajouté',
  'network.adding.text': '{wallet} ne connaît pas ce réseau. Ajoutez-le là-bas, puis réessayez.',
  'network.testnets': 'Réseaux de test',
  'network.evm': 'Réseaux EVM',
  'connect.multiChain.text':
    '{wallet} fonctionne sur plusieurs types de réseaux. Choisissez celui que vous voulez connecter.',
  'network.switchActiveChain.heading': 'Passer à {family}',
  'network.switchActiveChain.text':
    'Aucun wallet n’y est encore connecté. Choisissez-en un pour {family} ; ce qui est déjà connecté le reste.',
  'account.disconnectAll': 'Tout déconnecter',
  'account.kind.payment': 'Pour les paiements',
  'account.kind.ordinal': 'Pour les Ordinals',
}
