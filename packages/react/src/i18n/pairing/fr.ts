import type { PairingDictionary } from './PairingDictionary'

/** The same in French. */
export const fr: PairingDictionary = {
  'pairing.scan': 'Scannez ce code avec votre wallet.',
  'pairing.scanWith': 'Scannez ce code avec {wallet} sur votre téléphone.',
  'pairing.qr':
    'Code QR qui connecte votre wallet. Le bouton suivant copie la même chose sous forme de lien.',
  'pairing.preparing': 'Préparation du code…',
  'pairing.renewed': 'Le code a été renouvelé.',
  'pairing.renews': 'Nouveau code dans {count} s',
  'pairing.copy': 'Copier le lien',
  'pairing.copied': 'Lien copié',
  'pairing.copyFailed': 'Échec de la copie',
  'pairing.platforms': 'Où se trouve le wallet',
  'pairing.platform.browser': 'Navigateur',
  'pairing.platform.mobile': 'Téléphone',
  'pairing.platform.web': 'Appli web',
  'pairing.platform.desktop': 'Ordinateur',
  'pairing.open': 'Ouvrir {wallet}',
  'pairing.ready.browser': 'Il est installé dans ce navigateur et peut répondre ici même.',
  'pairing.ready.mobile': 'Ouvrez l’application et acceptez-y la demande.',
  'pairing.ready.web': 'Il s’ouvre dans un nouvel onglet. Acceptez-y la demande.',
  'pairing.ready.desktop': 'Il s’ouvre sur cet ordinateur. Acceptez-y la demande.',
  'pairing.slow': 'Cela prend plus de temps que d’habitude. Cherchez la demande dans {wallet}.',
  'pairing.unopened':
    'Rien ne s’est ouvert ? Réessayez, installez l’application ou scannez le code avec elle sur un autre téléphone.',
  'pairing.showCode': 'Afficher le code QR',
  'pairing.inApp':
    'Dans {app}, les autres applications ne s’ouvrent pas toujours. Si rien ne se passe, utilisez votre navigateur.',
  'pairing.unsupported.title': 'Non détecté',
  'pairing.unsupported.text': '{wallet} n’est pas sur cet appareil, et rien d’autre n’y mène d’ici.',
  'pairing.unavailable.title': 'Pas encore d’appairage',
  'pairing.unavailable.text':
    'Ce site n’a pas prévu la connexion par code ou par lien. Choisissez un autre wallet.',
  'pairing.expired.title': 'Le code a expiré',
  'pairing.expired.text': 'Aucun wallet n’a répondu à temps. Rien n’a été partagé.',
  'pairing.unreachable.title': 'Les wallets sont injoignables',
  'pairing.unreachable.text':
    'Aucune liaison avec les wallets d’autres appareils. Vérifiez votre connexion internet ; les wallets de ce navigateur fonctionnent sans elle.',
  'pairing.haveNot': 'Vous n’avez pas {wallet} ?',
  'pairing.get': 'Obtenir',
}
