import type { SignInDictionary } from './en'

/** The sign-in texts in French. */
export const fr: SignInDictionary = {
  'signIn.heading': 'S’identifier sur {site}',
  'signIn.text':
    'Signez un message pour prouver que ce compte est à vous. C’est gratuit et aucun fonds n’est déplacé.',
  'signIn.authenticating': 'Préparation de l’identification…',
  'signIn.account': 'Compte',
  'signIn.domain': 'Domaine',
  'signIn.read': 'Voir le message',
  'signIn.sign': 'Signer',
  'signIn.signing': 'Signature en cours…',
  'signIn.again': 'Signer à nouveau',
  'signIn.cancel': 'Annuler',
  'signIn.cancelling': 'Annulation…',
  'signIn.required': 'Vous devez vous identifier pour utiliser ce site. Annuler déconnecte {wallet}.',
  'signIn.waiting': 'Vérifiez que la demande concerne {domain}, puis signez-la. La signature est gratuite.',
  'signIn.declined.title': 'Signature refusée',
  'signIn.declined.text': 'Vous êtes connecté, mais pas identifié. Signez à nouveau quand vous voulez.',
  'signIn.smart.text': 'Si signer à nouveau ne suffit pas, utilisez un compte classique de votre wallet.',
  'signIn.failed.title': 'Vous n’êtes pas encore identifié',
  'signIn.done.title': 'Vous êtes identifié',
  'signIn.done.text': 'Ce site a confirmé que ce compte est à vous.',
  'signIn.done.close': 'Terminé',
  'signIn.finish.title': 'Terminer l’identification',
  'signIn.finish.text': 'Signez un message pour prouver que ce compte est à vous.',
  'signIn.in': 'Identifié',
  'signIn.until': 'Jusqu’au {time}',
  'signIn.out': 'Se déconnecter du site',
  'signIn.outDone': 'Vous n’êtes plus identifié',
  'signIn.outFailed': 'La déconnexion du site a échoué. Réessayez.',
  'signIn.other.title': 'Identifié avec un autre compte',
  'signIn.other.text': 'Vous êtes identifié avec {session}, mais vous utilisez {account}.',
  'signIn.other.action': 'S’identifier avec {account}',
  'error.sign-in/failed': 'Impossible de démarrer l’identification.',
  'error.sign-in/declined': 'Signature refusée',
  'error.sign-in/smart-account':
    'Cette application ne prend peut-être pas en charge les comptes intelligents.',
  'error.sign-in/malformed':
    'Le message d’identification de ce site n’est pas valide. Contactez son responsable.',
  'error.sign-in/domain': 'Le message est destiné à un autre site et n’a pas été accepté.',
  'error.sign-in/uri': 'Le message contient l’adresse d’un autre site et n’a pas été accepté.',
  'error.sign-in/chain': 'Le message concerne un réseau que ce site n’accepte pas. Choisissez-en un autre.',
  'error.sign-in/address':
    'Votre wallet a signé avec un autre compte. Changez de compte dans le wallet, puis signez à nouveau.',
  'error.sign-in/nonce': 'Ce message a déjà été utilisé ou est trop ancien. Signez-en un nouveau.',
  'error.sign-in/expired': 'Le message a expiré. Signez-en un nouveau.',
  'error.sign-in/not-yet-valid':
    'Le message n’est pas encore valide. Vérifiez que l’horloge de votre appareil est à l’heure.',
  'error.sign-in/signature': 'La signature n’est pas valide.',
  'error.sign-in/unverifiable':
    'Impossible de vérifier la signature pour le moment. Réessayez dans un instant.',
  'error.sign-in/no-session': 'Votre session est terminée. Identifiez-vous à nouveau.',
  'error.sign-in/not-verified': 'Ce site n’a pas accepté la signature. Signez à nouveau.',
}
