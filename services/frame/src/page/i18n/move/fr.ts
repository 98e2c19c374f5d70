import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the window that moves a wallet says in French. */
export const fr: Dictionary<typeof en> = {
  'move.title': 'Déplacer votre wallet',
  'move.failed': 'Cela n’a pas fonctionné. Réessayez.',
  'move.cancelled': 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  'move.unable':
    'Cette clé d’accès ne peut pas ouvrir un wallet. Essayez un autre appareil ou gestionnaire de mots de passe.',
  'move.old':
    'Confirmez que c’est bien vous : reconnectez-vous sur le site, puis ouvrez cette fenêtre dans les 10 minutes.',
  'move.ended': 'Cette fenêtre a expiré. Rouvrez-la depuis les réglages de votre wallet.',
  'move.framed': 'Un wallet ne se déplace que dans une fenêtre à part.',
  'move.stopped': 'Le déplacement a été arrêté. Votre wallet reste où il est.',
  'move.broken':
    'Les deux fenêtres ne concordent pas : le déplacement a été arrêté. Votre wallet reste où il est. Recommencez depuis les deux sites.',
  'move.invalid': 'Ce n’est pas le code attendu. Copiez-le de nouveau depuis l’autre fenêtre.',
  'move.start':
    'Connectez-vous chez votre nouveau fournisseur et choisissez d’apporter un wallet. Saisissez-y cette adresse et gardez cette fenêtre ouverte.',
  'move.address': 'Adresse de ce fournisseur',
  'move.codes': 'Utiliser des codes à la place',
  'move.elsewhere':
    'Continuez dans la fenêtre ouverte par votre nouveau fournisseur. Vous pouvez fermer celle-ci.',
  'move.lone':
    'Ouvrez les réglages de votre wallet sur un site où vous l’utilisez et choisissez « Passer à un autre fournisseur ».',
  'move.connecting': 'Connexion à votre nouveau fournisseur…',
  'move.wait':
    'Ouvrez maintenant les réglages de votre wallet sur un site où vous l’utilisez et choisissez « Passer à un autre fournisseur ». Gardez cette fenêtre ouverte.',
  'move.asks': 'Ce fournisseur demande votre wallet :',
  'move.asks.code':
    'D’après le code, ce fournisseur demande votre wallet. Personne ne peut le vérifier : ne continuez que si vous avez copié le code vous-même.',
  'move.whoever': 'Quiconque reçoit votre wallet contrôle tout ce qu’il contient.',
  'move.continue': 'Continuer',
  'move.cancel': 'Annuler',
  'move.compare.out': 'La fenêtre de ce fournisseur affiche-t-elle les mêmes chiffres ?',
  'move.compare.in': 'La fenêtre de votre ancien fournisseur affiche-t-elle les mêmes chiffres ?',
  'move.passkey': 'Confirmez avec votre clé d’accès. Vous recevrez un e-mail à ce sujet.',
  'move.mail': 'Vous recevrez un e-mail à ce sujet.',
  'move.match': 'Ils correspondent',
  'move.match.out': 'Ils correspondent : déplacer mon wallet',
  'move.differ': 'Ils sont différents',
  'move.code': 'Copiez ce code dans l’autre fenêtre',
  'move.copy': 'Copier',
  'move.copied': 'Copié',
  'move.paste': 'Code de l’autre fenêtre',
  'move.paste.text':
    'Portez le code d’une fenêtre à l’autre, dans les deux sens, jusqu’à ce que les deux affichent six chiffres.',
  'move.sent': 'Copiez ce dernier code dans l’autre fenêtre. Elle seule peut l’ouvrir.',
  'move.there': 'Mon wallet y est',
  'move.finish': 'Terminez maintenant dans la fenêtre de votre nouveau fournisseur.',
  'move.done.out': 'Votre wallet est maintenant chez ce fournisseur :',
  'move.copy.kept':
    'Votre ancien fournisseur a pu garder une copie des clés. Pour en être sûr, transférez le contenu de votre wallet vers une nouvelle adresse.',
  'move.delete.text':
    'Utilisez d’abord votre wallet chez le nouveau fournisseur, puis supprimez-le ici. Personne ne peut annuler cela. Si vous vous reconnectez ici, vous recevrez peut-être un nouveau wallet vide.',
  'move.delete': 'Supprimer le wallet ici',
  'move.deleted': 'Le wallet est supprimé ici. Vous pouvez fermer cette fenêtre.',
  'move.evm': 'Compte EVM',
  'move.solana': 'Compte Solana',
  'move.in.title': 'Apporter votre wallet',
  'move.in.start':
    'Saisissez l’adresse de votre ancien fournisseur. Elle se trouve chez lui dans les réglages de votre wallet, sous « Passer à un autre fournisseur ».',
  'move.in.address': 'Adresse de votre ancien fournisseur',
  'move.in.address.wrong': 'Saisissez une adresse comme https://wallet.example.com.',
  'move.in.open': 'Continuer là-bas',
  'move.in.again': 'Saisir une autre adresse',
  'move.in.blocked':
    'Votre navigateur a bloqué la fenêtre. Autorisez-la et réessayez, ou utilisez des codes.',
  'move.in.waiting': 'Continuez dans la fenêtre qui s’est ouverte. Gardez celle-ci ouverte.',
  'move.in.confirm': 'Confirmez maintenant dans la fenêtre de votre ancien fournisseur.',
  'move.in.arrived': 'Votre wallet est arrivé. Le fournisseur de cette page peut le restaurer pour vous.',
  'move.in.arrived.passkey': 'Votre wallet est arrivé. Ajoutez une clé d’accès qui l’ouvre ici.',
  'move.in.keep': 'Le garder ici',
  'move.in.keep.passkey': 'Ajouter une clé d’accès et le garder ici',
  'move.in.done': 'Votre wallet est maintenant ici. Vous pouvez fermer cette fenêtre.',
  'move.in.account': 'Il ira sur ce compte, ici :',
  'move.in.exists':
    'Ce compte a déjà un wallet ici. Rien n’a été changé. Utilisez un autre compte ou supprimez d’abord ce wallet.',
  'move.in.delete': 'Supprimer ce wallet',
  'move.in.delete.text':
    'Ensuite, personne ne peut le restaurer. Son contenu est perdu si vous n’avez ni ses mots de secours ni un fichier de secours.',
}
