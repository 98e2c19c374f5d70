import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in French. */
export const fr: Dictionary<typeof en> = {
  'settings.title': 'Votre wallet',
  'settings.close': 'Fermer',
  'settings.back': 'Retour',
  'settings.failed': 'Cela n’a pas fonctionné. Réessayez.',
  'settings.retry': 'Réessayer',

  'ways.title': 'Moyens d’accès',
  'ways.count.one': '{count} moyen d’accès : {list}',
  'ways.count.other': '{count} moyens d’accès : {list}',
  'ways.device': 'cet appareil',
  'ways.passkey': 'clé d’accès',
  'ways.password': 'mot de passe',
  'ways.auto': 'connexion',
  'ways.operator': 'L’opérateur peut le restaurer pour vous.',
  'ways.only': 'Vous seul pouvez l’ouvrir.',
  'ways.single': 'Si vous perdez cet appareil, vous perdez votre wallet. Ajoutez un autre moyen d’accès.',
  'ways.suggestion': 'Une clé d’accès ouvre votre wallet sur vos autres appareils.',
  'ways.suggestion.alone': 'L’opérateur ne le peut alors plus.',
  'ways.passkey.add': 'Ajouter une clé d’accès',
  'ways.passkey.added': 'Clé d’accès ajoutée',
  'ways.passkey.unable':
    'Cette clé d’accès ne peut pas ouvrir un wallet. Essayez un autre appareil ou gestionnaire de mots de passe.',
  'ways.passkey.cancelled': 'Aucune clé d’accès n’a été ajoutée.',
  'ways.since': 'Depuis le {date}',
  'ways.remove': 'Retirer {name}',
  'ways.file': 'Enregistrer un fichier de secours',
  'ways.export': 'Afficher les mots de secours',

  'renew.key':
    'Votre wallet reçoit une nouvelle clé : ce que vous retirez ne l’ouvre plus. Sur vos autres appareils, vous devrez vous reconnecter.',
  'renew.touch': 'La clé d’accès que vous gardez vous sera demandée. Ajoutez ensuite de nouveau les autres.',
  'renew.operator': 'L’opérateur pourra alors restaurer votre wallet pour vous.',
  'renew.limit': 'Si quelqu’un d’autre a déjà pu s’en servir, transférez vos biens vers un nouveau wallet.',
  'renew.remove': 'Retirer',
  'renew.cancel': 'Annuler',
  'renew.done': 'Retiré. Votre wallet a une nouvelle clé.',
  'renew.needed': 'Ajoutez une autre clé d’accès avant de retirer celle-ci.',
  'renew.cancelled': 'Aucune clé d’accès n’a été utilisée, donc votre wallet garde son ancienne clé.',
  'renew.refused': 'Cette clé d’accès ne convient pas ici. Choisissez-en une que vous gardez.',

  'guard.window':
    'Ce navigateur ne peut pas savoir si quelque chose recouvre cette page. Continuez dans une fenêtre de votre wallet.',
  'guard.small': 'Il n’y a pas assez de place ici. Agrandissez la fenêtre.',
  'guard.hidden':
    'Quelque chose recouvre cette page. Vous pourrez continuer quand elle sera entièrement visible.',
  'guard.unread': 'Faites défiler jusqu’à la fin pour continuer.',
  'guard.wait': 'Un instant…',
  'guard.open': 'Ouvrir la fenêtre du wallet',
  'guard.waiting': 'Continuez dans la fenêtre de votre wallet.',
  'guard.confirmed': 'Confirmé dans la fenêtre. Appuyez encore une fois.',

  'devices.title': 'Appareils connectés',
  'devices.this': 'Cet appareil',
  'devices.end': 'Déconnecter',
  'devices.ended': 'Déconnecté',
  'devices.kept': 'L’appareil est déconnecté. Votre wallet a encore son ancienne clé.',
  'devices.renew': 'Renouveler la clé',

  'audit.title': 'Activité',
  'audit.none': 'Rien pour l’instant',
  'audit.login': 'Connexion',
  'audit.window-opened': 'Fenêtre du wallet ouverte',
  'audit.device-added': 'Appareil ajouté',
  'audit.device-ended': 'Appareil déconnecté',
  'audit.signed-out': 'Déconnexion',
  'audit.wallet-created': 'Wallet créé',
  'audit.wallet-changed': 'Moyens d’accès modifiés',
  'audit.recovery-asked': 'Récupération commencée',
  'audit.recovery-opened': 'Wallet récupéré',
  'audit.recovery-stopped': 'Récupération arrêtée',
  'audit.passkey-added': 'Clé d’accès ajoutée',
  'audit.email-changed': 'Adresse e-mail modifiée',
  'audit.exported': 'Mots de secours affichés',
  'audit.file-saved': 'Fichier de secours enregistré',
  'audit.unknown': 'Autre changement',

  'file.title': 'Fichier de secours',
  'file.text': 'Le fichier ouvre votre wallet sans l’opérateur. Gardez-le là où vous seul y avez accès.',
  'file.password': 'Mot de passe du fichier',
  'file.password.weak': 'Utilisez au moins 12 caractères.',
  'file.byPassword': 'Enregistrer avec ce mot de passe',
  'file.byCode': 'Utiliser plutôt un code à imprimer',
  'file.code': 'Notez ce code. Sans lui, le fichier ne peut pas être ouvert.',
  'file.confirm':
    'Quiconque a le fichier et son mot de passe ou son code contrôle votre wallet. Vous recevrez un e-mail à ce sujet.',
  'file.save': 'Enregistrer le fichier',
  'file.cancelled': 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  'file.old':
    'Confirmez que c’est vous : déconnectez-vous, reconnectez-vous, puis enregistrez le fichier dans les 10 minutes.',
  'file.wait':
    'Ce wallet a été récupéré récemment. Pour votre sécurité, les nouveaux appareils ne peuvent pas encore en extraire les clés.',
  'file.saved': 'Fichier de secours enregistré',

  'create.title': 'Ajoutez une clé d’accès pour créer votre wallet',
  'create.text':
    'Elle ouvre votre wallet avec votre visage, votre empreinte ou le verrouillage de l’écran, ici et sur vos autres appareils. Personne d’autre ne peut le restaurer.',
  'create.passkey': 'Créer le wallet avec une clé d’accès',
  'create.cancelled': 'Aucune clé d’accès n’a été ajoutée. Sans elle, votre wallet ne peut pas être créé.',

  'login.title': 'Se connecter avec une clé d’accès',
  'login.text': 'Un geste ouvre votre wallet ici.',
  'login.passkey': 'Continuer avec une clé d’accès',
  'login.cancelled':
    'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez un autre moyen de connexion.',
}
