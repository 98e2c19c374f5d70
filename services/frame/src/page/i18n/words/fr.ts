import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in French. */
export const fr: Dictionary<typeof en> = {
  'words.warning':
    'Quiconque connaît ces mots contrôle votre wallet. Aucune personne qui vous aide n’en a besoin.',
  'words.show': 'Afficher les mots',
  'words.hide': 'Masquer les mots',
  'words.evm': 'Compte EVM',
  'words.solana': 'Compte Solana',
  'words.failed': 'Cela n’a pas fonctionné. Réessayez.',
  'export.title': 'Mots de secours',
  'export.text':
    'Ces 24 mots ouvrent votre wallet dans d’autres applications. Vérifiez que personne ne voit votre écran. Vous recevrez un e-mail à ce sujet.',
  'export.passkey':
    'Ces 24 mots ouvrent votre wallet dans d’autres applications. Vérifiez que personne ne voit votre écran. Confirmez avec votre clé d’accès. Vous recevrez un e-mail à ce sujet.',
  'export.told': 'Notez-les sur papier, dans cet ordre. Vous avez reçu un e-mail à ce sujet.',
  'export.continue': 'Continuer',
  'export.cancelled': 'Aucune clé d’accès n’a été utilisée. Réessayez.',
  'export.old':
    'Confirmez que c’est vous : reconnectez-vous sur le site, puis ouvrez cette fenêtre dans les 10 minutes.',
  'export.wait':
    'Ce wallet a été récupéré récemment. Pour votre sécurité, les nouveaux appareils ne peuvent pas encore en extraire les clés.',
  'export.ended': 'Cette fenêtre a expiré. Rouvrez-la depuis les réglages de votre wallet.',
  'export.framed': 'Les mots de secours ne s’affichent que dans leur propre fenêtre.',
  'recover.title': 'Ouvrir un fichier de secours',
  'recover.text':
    'Votre fichier et votre mot de passe restent dans cette page : elle n’interroge aucun serveur. Une copie enregistrée fonctionne sans connexion.',
  'recover.file': 'Fichier de secours',
  'recover.choose': 'Choisir un fichier',
  'recover.none': 'Aucun fichier choisi',
  'recover.secret': 'Mot de passe ou code',
  'recover.open': 'Ouvrir le fichier',
  'recover.invalid': 'Ce n’est pas un fichier de secours d’un wallet Latchkey.',
  'recover.wrong': 'Ce mot de passe ou ce code n’ouvre pas le fichier.',
}
