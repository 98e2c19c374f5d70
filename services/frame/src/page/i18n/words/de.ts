import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in German. */
export const de: Dictionary<typeof en> = {
  'words.warning': 'Wer diese Wörter kennt, kontrolliert Ihre Wallet. Niemand, der Ihnen hilft, braucht sie.',
  'words.show': 'Wörter anzeigen',
  'words.hide': 'Wörter verbergen',
  'words.evm': 'EVM-Konto',
  'words.solana': 'Solana-Konto',
  'words.failed': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'export.title': 'Wiederherstellungswörter',
  'export.text':
    'Diese 24 Wörter öffnen Ihre Wallet in anderen Apps. Achten Sie darauf, dass niemand Ihren Bildschirm sieht. Sie bekommen eine E-Mail darüber.',
  'export.passkey':
    'Diese 24 Wörter öffnen Ihre Wallet in anderen Apps. Achten Sie darauf, dass niemand Ihren Bildschirm sieht. Bestätigen Sie mit Ihrem Passkey. Sie bekommen eine E-Mail darüber.',
  'export.told':
    'Schreiben Sie sie in dieser Reihenfolge auf Papier. Sie haben eine E-Mail darüber bekommen.',
  'export.continue': 'Weiter',
  'export.cancelled': 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal.',
  'export.old':
    'Bestätigen Sie, dass Sie es sind: Melden Sie sich auf der Website neu an und öffnen Sie dieses Fenster innerhalb von 10 Minuten.',
  'export.wait':
    'Diese Wallet wurde vor Kurzem wiederhergestellt. Zu Ihrer Sicherheit geben neue Geräte ihre Schlüssel noch nicht heraus.',
  'export.ended': 'Dieses Fenster ist abgelaufen. Öffnen Sie es in den Einstellungen Ihrer Wallet neu.',
  'export.framed': 'Wiederherstellungswörter werden nur in einem eigenen Fenster angezeigt.',
  'recover.title': 'Wiederherstellungsdatei öffnen',
  'recover.text':
    'Ihre Datei und Ihr Passwort bleiben auf dieser Seite: Sie fragt keinen Server. Eine gespeicherte Kopie funktioniert ohne Verbindung.',
  'recover.file': 'Wiederherstellungsdatei',
  'recover.choose': 'Datei auswählen',
  'recover.none': 'Keine Datei ausgewählt',
  'recover.secret': 'Passwort oder Code',
  'recover.open': 'Datei öffnen',
  'recover.invalid': 'Das ist keine Wiederherstellungsdatei einer Latchkey-Wallet.',
  'recover.wrong': 'Dieses Passwort oder dieser Code öffnet die Datei nicht.',
}
