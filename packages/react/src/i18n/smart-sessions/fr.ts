import type { SmartSessionDictionary } from './en'

/** The texts of smart sessions in French. */
export const fr: SmartSessionDictionary = {
  'smartSessions.beta': 'Bêta',
  'smartSessions.tabs': 'État',
  'smartSessions.tab.active': 'Actives',
  'smartSessions.tab.expired': 'Expirées',
  'smartSessions.tab.revoked': 'Révoquées',
  'smartSessions.loading': 'Chargement de vos sessions intelligentes…',
  'smartSessions.retry': 'Réessayer',
  'smartSessions.none.active': 'Aucune session intelligente active',
  'smartSessions.none.expired': 'Aucune session intelligente expirée',
  'smartSessions.none.revoked': 'Aucune session intelligente révoquée',
  'smartSessions.none.text':
    'Une session intelligente permet à un site d’agir pour vous dans les limites que vous avez approuvées.',
  'smartSessions.failed.text': 'Vérifiez votre connexion internet, puis réessayez.',
  'smartSessions.until': 'Jusqu’au {date}',
  'smartSessions.expired': 'Expirée le {date}',
  'smartSessions.revoked': 'Révoquée le {date}',
  'smartSessions.revoke': 'Révoquer',
  'smartSessions.revokeOf': 'Révoquer la session de {site}',
  'smartSessions.revoking': 'Confirmez dans votre wallet…',
  'smartSessions.done': 'Session révoquée',
  'smartSessions.declined': 'Vous avez refusé de révoquer la session.',
  'smartSessions.permission.contract-call': 'Appeler certains contrats',
  'smartSessions.permission.native-token-recurring-allowance':
    'Dépenser un montant fixe de {symbol} par période',
  'smartSessions.permission.erc20-recurring-allowance': 'Dépenser un montant fixe d’un jeton par période',
  'smartSessions.permission.unknown': 'Autre autorisation',
  'smartSessions.created.title': 'Autorisation accordée',
  'smartSessions.created.text':
    '{site} peut désormais agir pour vous dans les limites que vous avez approuvées. Vous pouvez révoquer cette autorisation à tout moment.',
  'smartSessions.created.list': 'Voir les sessions intelligentes',
  'smartSessions.created.close': 'Terminé',
  'error.smart-sessions/unavailable': 'Impossible de charger les sessions intelligentes',
  'error.smart-sessions/not-revoked': 'Impossible de révoquer la session intelligente',
}
