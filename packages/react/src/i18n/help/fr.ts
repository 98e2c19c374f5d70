import type { HelpDictionary } from './en'

/** The help texts in French. */
export const fr: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Un endroit pour vos actifs',
  'connect.whatIsAWallet.own.text':
    'Un wallet conserve vos jetons et vos NFT, et permet de les envoyer et de les recevoir.',
  'connect.whatIsAWallet.login.title': 'Un accès pour de nombreux sites',
  'connect.whatIsAWallet.login.text':
    'Ni formulaire ni mot de passe : connectez votre wallet et c’est parti.',
  'connect.whatIsAWallet.keys.title': 'Vous seul avez les clés',
  'connect.whatIsAWallet.keys.text':
    'Les sites voient votre adresse et peuvent vous envoyer des demandes. Rien ne bouge sans votre accord.',
  'network.whatIsANetwork.ledger.title': 'Un registre partagé',
  'network.whatIsANetwork.ledger.text':
    'Un réseau est un registre public de qui possède quoi. De nombreux ordinateurs le font vivre, et il n’appartient à personne.',
  'network.whatIsANetwork.choice.title': 'Chaque réseau est différent',
  'network.whatIsANetwork.choice.text':
    'Frais, vitesse et applications diffèrent. Ce que vous avez sur un réseau y reste tant que vous ne le déplacez pas.',
  'pairing.none.title': 'La connexion n’est pas encore configurée',
  'pairing.none.text':
    'Ce site n’a configuré aucun moyen de se connecter. Vous pouvez déjà obtenir un wallet.',
  'network.unsupported.text':
    '{site} ne prend pas en charge le réseau actuel de votre wallet. Choisissez-en un autre pour continuer.',
  'network.unsupported.swaps': 'Les échanges ne marchent pas sur {network}. Choisissez un autre réseau.',
  'network.unsupported.thisSite': 'Ce site',
  'action.gotIt': 'Compris',
  'network.none.title': 'Aucun réseau ne correspond à « {query} »',
  'network.none.text': 'Vérifiez l’orthographe ou parcourez toute la liste.',
  'directory.downloads.text': 'Choisissez où l’utiliser.',
  'directory.downloads.open': 'Ouvrir dans {wallet}',
  'directory.downloads.openText': 'Ouvrez cette page dans le navigateur de l’app, ou installez l’app.',
  'directory.downloads.none': 'Nous n’avons pas de lien de téléchargement pour {wallet}.',
  'directory.chrome': 'Extension de navigateur',
  'directory.ios': 'iPhone et iPad',
  'directory.android': 'Android',
  'directory.website': 'Site web',
  'directory.none.title': 'Aucun wallet ne correspond à « {query} »',
  'directory.none.text': 'Vérifiez l’orthographe ou parcourez toute la liste.',
  'directory.getWallet.text': 'Pas encore de wallet ? Installez l’un de ceux-ci, puis revenez.',
  'network.declined.title': 'Changement refusé',
  'network.declined.text': 'Vous êtes toujours sur le même réseau. Réessayez quand vous voulez.',
  'network.cannot.title': 'Changez dans votre wallet',
  'network.cannot.text':
    'Les sites ne peuvent pas changer de réseau dans {wallet}. Choisissez-y {network} et cette page suivra.',
  'network.adding.title': '{network} n’a pas été ajouté',
  'network.adding.text': 'Ce réseau n’est pas encore dans {wallet}. Ajoutez-le, puis réessayez.',
  'network.testnets': 'Réseaux de test',
  'network.evm': 'Réseaux EVM',
  'connect.multiChain.text': '{wallet} prend en charge plusieurs types de réseaux. Choisissez-en un.',
  'network.switchActiveChain.heading': 'Passer à {family}',
  'network.switchActiveChain.text':
    'Aucun wallet n’est encore connecté pour {family}. Choisissez-en un. Vos autres wallets restent connectés.',
  'account.disconnectAll': 'Tout déconnecter',
  'account.settings': 'Réglages du compte',
  'account.kind.payment': 'Pour les paiements',
  'account.kind.ordinal': 'Pour les Ordinals',
  'account.kind.smartAccount': 'Compte intelligent',
  'account.kind.eoa': 'Compte standard',
}
