import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the pages with recovery words say in German. */
export const de: Dictionary<typeof en> = {
  'words.warning': 'Wer diese Wörter kennt, kontrolliert deine Wallet. Niemand, der dir hilft, braucht sie.',
  'words.show': 'Wörter anzeigen',
  'words.hide': 'Wörter verbergen',
  'words.evm': 'EVM-Konto',
  'words.solana': 'Solana-Konto',
  'words.failed': 'Das hat nicht geklappt. Versuch es noch einmal.',
  'export.title': 'Wiederherstellungswörter',
  'export.text':
    'Diese 24 Wörter öffnen deine Wallet in anderen Apps. Achte darauf, dass niemand deinen Bildschirm sieht. Du bekommst eine E-Mail darüber.',
  'export.passkey':
    'Diese 24 Wörter öffnen deine Wallet in anderen Apps. Achte darauf, dass niemand deinen Bildschirm sieht. Bestätige mit deinem Passkey. Du bekommst eine E-Mail darüber.',
  'export.told': 'Schreib sie in dieser Reihenfolge auf Papier. Du hast eine E-Mail darüber bekommen.',
  'export.continue': 'Weiter',
  'export.cancelled': 'Es wurde kein Passkey verwendet. Versuch es noch einmal.',
  'export.old':
    'Bestätige, dass du es bist: Melde dich auf der Website neu an und öffne dieses Fenster innerhalb von 10 Minuten.',
  'export.ended': 'Dieses Fenster ist abgelaufen. Öffne es in den Einstellungen deiner Wallet neu.',
  'export.framed': 'Wiederherstellungswörter werden nur in einem eigenen Fenster angezeigt.',
  'recover.title': 'Wiederherstellungsdatei öffnen',
  'recover.text':
    'Deine Datei und dein Passwort bleiben auf dieser Seite: Sie fragt keinen Server. Eine gespeicherte Kopie funktioniert ohne Verbindung.',
  'recover.file': 'Wiederherstellungsdatei',
  'recover.secret': 'Passwort oder Code',
  'recover.open': 'Datei öffnen',
  'recover.invalid': 'Das ist keine Wiederherstellungsdatei einer Latchkey-Wallet.',
  'recover.wrong': 'Dieses Passwort oder dieser Code öffnet die Datei nicht.',
}
