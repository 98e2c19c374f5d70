import type { SmartSessionDictionary } from './en'

/** The texts of smart sessions in German. */
export const de: SmartSessionDictionary = {
  'smartSessions.beta': 'Beta-Version',
  'smartSessions.tabs': 'Zustand',
  'smartSessions.tab.active': 'Aktiv',
  'smartSessions.tab.expired': 'Abgelaufen',
  'smartSessions.tab.revoked': 'Widerrufen',
  'smartSessions.loading': 'Ihre Smart-Sitzungen werden geladen …',
  'smartSessions.retry': 'Erneut versuchen',
  'smartSessions.none.active': 'Keine aktiven Smart-Sitzungen',
  'smartSessions.none.expired': 'Keine abgelaufenen Smart-Sitzungen',
  'smartSessions.none.revoked': 'Keine widerrufenen Smart-Sitzungen',
  'smartSessions.none.text':
    'Mit einer Smart-Sitzung handelt eine Website innerhalb der Grenzen für Sie, denen Sie zugestimmt haben.',
  'smartSessions.failed.text': 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'smartSessions.until': 'Bis {date}',
  'smartSessions.expired': 'Abgelaufen am {date}',
  'smartSessions.revoked': 'Widerrufen am {date}',
  'smartSessions.revoke': 'Widerrufen',
  'smartSessions.revokeOf': 'Sitzung von {site} widerrufen',
  'smartSessions.revoking': 'In Ihrer Wallet bestätigen …',
  'smartSessions.done': 'Sitzung widerrufen',
  'smartSessions.declined': 'Sie haben den Widerruf abgelehnt.',
  'smartSessions.permission.contract-call': 'Bestimmte Verträge aufrufen',
  'smartSessions.permission.native-token-recurring-allowance':
    'Einen festen Betrag {symbol} pro Zeitraum ausgeben',
  'smartSessions.permission.erc20-recurring-allowance':
    'Einen festen Betrag eines Tokens pro Zeitraum ausgeben',
  'smartSessions.permission.unknown': 'Andere Berechtigung',
  'smartSessions.created.title': 'Berechtigung erteilt',
  'smartSessions.created.text':
    '{site} kann jetzt innerhalb der Grenzen, denen Sie zugestimmt haben, für Sie handeln. Sie können das jederzeit widerrufen.',
  'smartSessions.created.list': 'Smart-Sitzungen anzeigen',
  'smartSessions.created.close': 'Fertig',
  'smartSessions.strip.title': 'Erlaubnisse ohne Rückfrage',
  'smartSessions.strip.text': '{site} kann ohne Rückfrage für Sie handeln',
  'smartSessions.strip.until': 'Verbleibende Aufrufe: {left}, bis {time}',
  'smartSessions.strip.end': 'Beenden',
  'smartSessions.strip.endOf': 'Erlaubnis von {site} beenden',
  'smartSessions.strip.ended': 'Erlaubnis beendet',
  'smartSessions.strip.failed': 'Die Erlaubnis konnte nicht beendet werden. Versuchen Sie es noch einmal.',
  'error.smart-sessions/unavailable': 'Smart-Sitzungen konnten nicht geladen werden',
  'error.smart-sessions/not-revoked': 'Die Smart-Sitzung konnte nicht widerrufen werden',
}
