import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the approval panel says in French. */
export const fr: Dictionary<typeof en> = {
  'approve.asks': 'demande votre accord',
  'approve.account': 'Compte',
  'approve.signIn': 'Vous connecte à',
  'approve.payer': 'Frais payés par',
  'approve.payer.you': 'Vous',
  'approve.payer.operator': 'L’opérateur du wallet',
  'approve.upgrade': 'Évolution',
  'approve.upgrade.smart': 'Devient un compte intelligent, même adresse',
  'approve.cancel': 'Annule',
  'approve.cancel.refused': 'La demande que l’opérateur a refusé de payer',
  'approve.yes': 'Approuver',
  'approve.no': 'Refuser',
  'approve.details': 'Détails de la demande',

  'block.window':
    'Ce navigateur ne peut pas savoir si quelque chose recouvre cette demande. Examinez-la dans une fenêtre de votre wallet.',
  'block.small': 'Il n’y a pas assez de place pour cette demande. Agrandissez la fenêtre.',
  'block.hidden':
    'Quelque chose recouvre cette demande. Vous pourrez l’approuver quand elle sera entièrement visible.',
  'block.checking': 'Vérification de l’effet de cette demande…',
  'block.unread': 'Faites défiler jusqu’à la fin pour approuver.',
  'block.wait': 'Un instant…',

  'stepUp.note': 'Votre clé d’accès vous sera demandée, à cause de la limite que vous avez fixée.',
  'stepUp.failed': 'Aucune clé d’accès n’a confirmé ceci. Réessayez.',

  'warning.seeming': 'Cela ressemble à une connexion, mais pas dans un format standard.',
  'why.seeming':
    'Votre wallet ne peut pas vérifier à qui elle est destinée. Refusez si vous ne savez pas à quoi elle sert.',
  'warning.insecure': 'La connexion de ce site n’est pas chiffrée.',
  'why.insecure': 'D’autres personnes sur votre réseau peuvent modifier ce que le site demande.',

  'warning.budget-project': 'Le budget de l’opérateur pour ce site est épuisé pour aujourd’hui.',
  'warning.budget-visitor': 'Vous avez épuisé ce que l’opérateur paie pour vous aujourd’hui.',
  'warning.target': 'L’opérateur ne paie pas pour ce contrat.',
  'warning.gas': 'Cela demande plus de gas que l’opérateur n’en paie.',
  'warning.unpaid': 'L’opérateur ne peut pas payer pour le moment.',
  'why.payer': 'Si vous approuvez, vous payez vous-même les frais du réseau.',

  'window.open': 'Ouvrir la fenêtre du wallet',
  'window.waiting': 'Continuez dans la fenêtre de votre wallet.',
  'window.approved': 'Approuvé',
  'window.rejected': 'Refusé',
  'window.ended': 'Cette demande a expiré',
  'window.ended.text': 'Retournez sur le site et réessayez.',
  'window.close': 'Vous pouvez fermer cette fenêtre.',

  'refused.title': 'Votre wallet a refusé',
  'refused.sign-in':
    '{site} vous a demandé de vous connecter à {domain}. Avec une telle signature, quelqu’un pourrait se connecter à votre place.',
  'refused.delegation':
    '{site} vous a demandé de confier votre compte à un code que votre wallet ne connaît pas. Il pourrait prendre tout ce que vous avez.',
  'refused.network':
    '{site} vous a demandé de signer quelque chose qui n’est pas valable sur {network}. C’est pour un autre réseau, ou c’est expiré.',
  'refused.replacement':
    '{site} vous a demandé de remplacer une transaction que vous avez déjà envoyée. La nouvelle pourrait faire autre chose.',
  'refused.account-delegated':
    'Un autre wallet fait exécuter un autre code à votre compte sur {network}. Votre wallet ne le remplace pas. Annulez cela dans l’autre wallet, puis réessayez.',
  'refused.funds.title': 'Vous ne pouvez pas payer',
  'refused.funds':
    'L’opérateur ne paie pas cette demande et votre compte n’a pas assez : il faut jusqu’à {needed} et il a {balance}.',
  'refused.next': 'Rien n’a été signé.',
  'refused.next.signed': 'Vous l’avez déjà approuvée : l’opérateur pourrait encore l’exécuter.',
  'refused.close': 'Fermer',
}
