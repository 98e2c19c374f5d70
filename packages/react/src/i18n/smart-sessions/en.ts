import type { Dictionary, Translator } from '@latchkey/ui'

/** The English texts of smart sessions, loaded with the views that use them. */
export const en = {
  'smartSessions.beta': 'Beta',
  'smartSessions.tabs': 'Status',
  'smartSessions.tab.active': 'Active',
  'smartSessions.tab.expired': 'Expired',
  'smartSessions.tab.revoked': 'Revoked',
  'smartSessions.loading': 'Loading your smart sessions…',
  'smartSessions.retry': 'Try again',
  'smartSessions.none.active': 'No active smart sessions',
  'smartSessions.none.expired': 'No expired smart sessions',
  'smartSessions.none.revoked': 'No revoked smart sessions',
  'smartSessions.none.text': 'A smart session lets a site act for you within limits that you approved.',
  'smartSessions.failed.text': 'Check your internet connection, then try again.',
  'smartSessions.until': 'Until {date}',
  'smartSessions.expired': 'Expired on {date}',
  'smartSessions.revoked': 'Revoked on {date}',
  'smartSessions.revoke': 'Revoke',
  'smartSessions.revokeOf': 'Revoke the session of {site}',
  'smartSessions.revoking': 'Confirm in your wallet…',
  'smartSessions.done': 'Session revoked',
  'smartSessions.declined': 'You declined to revoke the session.',
  'smartSessions.permission.contract-call': 'Call certain contracts',
  'smartSessions.permission.native-token-recurring-allowance': 'Spend a set amount of {symbol} per period',
  'smartSessions.permission.erc20-recurring-allowance': 'Spend a set amount of a token per period',
  'smartSessions.permission.unknown': 'Other permission',
  'smartSessions.created.title': 'Permission granted',
  'smartSessions.created.text':
    '{site} can now act for you within the limits that you approved. You can revoke this at any time.',
  'smartSessions.created.list': 'Show smart sessions',
  'smartSessions.created.close': 'Done',
  'smartSessions.strip.title': 'Permissions without asking',
  'smartSessions.strip.text': '{site} can act for you without asking',
  'smartSessions.strip.until': 'Calls left: {left}, until {time}',
  'smartSessions.strip.end': 'End',
  'smartSessions.strip.endOf': 'End the permission of {site}',
  'smartSessions.strip.ended': 'Permission ended',
  'smartSessions.strip.failed': 'The permission couldn’t be ended. Try again.',
  'error.smart-sessions/unavailable': 'Error fetching smart sessions',
  'error.smart-sessions/not-revoked': 'Error revoking smart session',
} as const

/** All texts of smart sessions. */
export type SmartSessionDictionary = Dictionary<typeof en>

/** The texts of smart sessions in one language. */
export type SmartSessionTexts = Translator<typeof en>
