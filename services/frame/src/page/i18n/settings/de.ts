import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in German. */
export const de: Dictionary<typeof en> = {
  'settings.title': 'Deine Wallet',
  'settings.close': 'Schließen',
  'settings.back': 'Zurück',
  'settings.failed': 'Das hat nicht geklappt. Versuche es noch einmal.',
  'settings.retry': 'Noch einmal versuchen',

  'ways.title': 'Wege zurück',
  'ways.count.one': '{count} Weg zurück: {list}',
  'ways.count.other': '{count} Wege zurück: {list}',
  'ways.device': 'dieses Gerät',
  'ways.passkey': 'Passkey',
  'ways.password': 'Passwort',
  'ways.auto': 'Anmeldung',
  'ways.operator': 'Der Betreiber kann sie für dich wiederherstellen.',
  'ways.only': 'Nur du kannst sie öffnen.',
  'ways.single':
    'Wenn du dieses Gerät verlierst, verlierst du deine Wallet. Füge einen weiteren Weg zurück hinzu.',
  'ways.suggestion': 'Ein Passkey öffnet deine Wallet auf deinen anderen Geräten.',
  'ways.suggestion.alone': 'Der Betreiber kann es dann nicht mehr.',
  'ways.passkey.add': 'Passkey hinzufügen',
  'ways.passkey.added': 'Passkey hinzugefügt',
  'ways.passkey.unable':
    'Dieser Passkey kann keine Wallet öffnen. Versuche es mit einem anderen Gerät oder Passwortmanager.',
  'ways.passkey.cancelled': 'Es wurde kein Passkey hinzugefügt.',
  'ways.since': 'Seit {date}',
  'ways.remove': '{name} entfernen',
  'ways.file': 'Wiederherstellungsdatei speichern',
  'ways.export': 'Wiederherstellungswörter anzeigen',

  'renew.key':
    'Deine Wallet bekommt einen neuen Schlüssel, damit das Entfernte sie nicht mehr öffnet. Auf deinen anderen Geräten musst du dich neu anmelden.',
  'renew.touch':
    'Du wirst nach dem Passkey gefragt, den du behältst. Füge andere Passkeys danach wieder hinzu.',
  'renew.operator': 'Der Betreiber kann deine Wallet dann für dich wiederherstellen.',
  'renew.limit': 'Falls jemand anderes schon Zugriff hatte, übertrage deinen Besitz in eine neue Wallet.',
  'renew.remove': 'Entfernen',
  'renew.cancel': 'Abbrechen',
  'renew.done': 'Entfernt. Deine Wallet hat einen neuen Schlüssel.',
  'renew.needed': 'Füge einen weiteren Passkey hinzu, bevor du diesen entfernst.',
  'renew.cancelled': 'Es wurde kein Passkey benutzt, also behält deine Wallet den alten Schlüssel.',
  'renew.refused': 'Dieser Passkey geht hier nicht. Nimm einen, den du behältst.',

  'devices.title': 'Angemeldete Geräte',
  'devices.this': 'Dieses Gerät',
  'devices.end': 'Abmelden',
  'devices.ended': 'Abgemeldet',
  'devices.kept': 'Das Gerät ist abgemeldet. Deine Wallet hat noch den alten Schlüssel.',
  'devices.renew': 'Schlüssel erneuern',

  'audit.title': 'Verlauf',
  'audit.none': 'Noch nichts',
  'audit.login': 'Angemeldet',
  'audit.window-opened': 'Wallet-Fenster geöffnet',
  'audit.device-ended': 'Gerät abgemeldet',
  'audit.signed-out': 'Abgemeldet',
  'audit.wallet-created': 'Wallet erstellt',
  'audit.wallet-changed': 'Wege zurück geändert',
  'audit.recovery-asked': 'Wiederherstellung begonnen',
  'audit.recovery-opened': 'Wallet wiederhergestellt',
  'audit.recovery-stopped': 'Wiederherstellung gestoppt',
  'audit.passkey-added': 'Passkey hinzugefügt',
  'audit.email-changed': 'E-Mail-Adresse geändert',
  'audit.exported': 'Wiederherstellungswörter angezeigt',
  'audit.file-saved': 'Wiederherstellungsdatei gespeichert',
  'audit.unknown': 'Andere Änderung',

  'file.title': 'Wiederherstellungsdatei',
  'file.text':
    'Die Datei öffnet deine Wallet ohne den Betreiber. Bewahre sie dort auf, wo nur du herankommst.',
  'file.password': 'Passwort für die Datei',
  'file.password.weak': 'Nimm mindestens 12 Zeichen.',
  'file.byPassword': 'Mit diesem Passwort speichern',
  'file.byCode': 'Stattdessen einen Code zum Ausdrucken verwenden',
  'file.code': 'Schreib dir diesen Code auf. Ohne ihn lässt sich die Datei nicht öffnen.',
  'file.saved': 'Wiederherstellungsdatei gespeichert',

  'create.title': 'Füge einen Passkey hinzu, um deine Wallet zu erstellen',
  'create.text':
    'Er öffnet deine Wallet mit Gesicht, Fingerabdruck oder Bildschirmsperre, hier und auf deinen anderen Geräten. Niemand sonst kann sie wiederherstellen.',
  'create.passkey': 'Wallet mit Passkey erstellen',
  'create.cancelled': 'Es wurde kein Passkey hinzugefügt. Ohne ihn kann deine Wallet nicht erstellt werden.',

  'login.title': 'Mit Passkey anmelden',
  'login.text': 'Eine Berührung öffnet hier deine Wallet.',
  'login.passkey': 'Weiter mit Passkey',
  'login.cancelled': 'Es wurde kein Passkey benutzt. Versuche es noch einmal oder melde dich anders an.',
}
