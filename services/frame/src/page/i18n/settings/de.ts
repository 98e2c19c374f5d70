import type { Dictionary } from '@latchkey/ui'
import type { en } from './en'

/** What the settings of the wallet say in German. */
export const de: Dictionary<typeof en> = {
  'settings.title': 'Ihre Wallet',
  'settings.close': 'Schließen',
  'settings.back': 'Zurück',
  'settings.failed': 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  'settings.retry': 'Noch einmal versuchen',

  'ways.title': 'Wege zurück',
  'ways.count.one': '{count} Weg zurück: {list}',
  'ways.count.other': '{count} Wege zurück: {list}',
  'ways.device': 'dieses Gerät',
  'ways.passkey': 'Passkey',
  'ways.password': 'Passwort',
  'ways.auto': 'automatische Wiederherstellung',
  'ways.operator': 'Auch der Betreiber dieses Wallet-Dienstes kann sie für Sie wiederherstellen.',
  'ways.only': 'Nur Sie können sie öffnen.',
  'ways.single':
    'Wenn Sie dieses Gerät verlieren, verlieren Sie Ihre Wallet. Fügen Sie einen weiteren Weg zurück hinzu.',
  'ways.suggestion': 'Ein Passkey öffnet Ihre Wallet auf Ihren anderen Geräten.',
  'ways.alone': 'Danach kann der Betreiber Ihre Wallet nicht mehr wiederherstellen.',
  'ways.passkey.add': 'Passkey hinzufügen',
  'ways.passkey.added': 'Passkey hinzugefügt',
  'ways.passkey.unable':
    'Dieser Passkey kann keine Wallet öffnen. Versuchen Sie es mit einem anderen Gerät oder Passwortmanager.',
  'ways.passkey.old':
    'Bestätigen Sie, dass Sie es sind: Melden Sie sich ab und wieder an, und fügen Sie den Passkey dann innerhalb von 10 Minuten hinzu.',
  'ways.passkey.cancelled': 'Es wurde kein Passkey hinzugefügt.',
  'ways.password.add': 'Passwort hinzufügen',
  'ways.password.added': 'Passwort hinzugefügt',
  'ways.password.change': 'Passwort ändern',
  'ways.password.changed': 'Passwort geändert. Ihre Wallet hat einen neuen Schlüssel.',
  'ways.since': 'Seit {date}',
  'ways.remove': '{name} entfernen',
  'ways.file': 'Wiederherstellungsdatei speichern',
  'ways.export': 'Wiederherstellungswörter anzeigen',
  'ways.move': 'Zu einem anderen Anbieter umziehen',
  'ways.bring': 'Wallet von einem anderen Anbieter mitbringen',

  'renew.key':
    'Ihre Wallet bekommt einen neuen Schlüssel, damit das Entfernte sie nicht mehr öffnet. Auf Ihren anderen Geräten müssen Sie sich neu anmelden.',
  'renew.touch':
    'Sie werden nach dem Passkey gefragt, den Sie behalten. Fügen Sie andere Passkeys danach wieder hinzu.',
  'renew.operator': 'Der Betreiber kann Ihre Wallet dann für Sie wiederherstellen.',
  'renew.limit': 'Falls jemand anderes schon Zugriff hatte, übertragen Sie Ihren Besitz in eine neue Wallet.',
  'renew.remove': 'Entfernen',
  'renew.cancel': 'Abbrechen',
  'renew.done': 'Entfernt. Ihre Wallet hat einen neuen Schlüssel.',
  'renew.needed': 'Fügen Sie einen weiteren Weg zurück hinzu, bevor Sie diesen entfernen.',
  'renew.cancelled': 'Es wurde kein Passkey benutzt, also behält Ihre Wallet den alten Schlüssel.',
  'renew.refused': 'Dieser Passkey geht hier nicht. Nehmen Sie einen, den Sie behalten.',

  'guard.window':
    'Dieser Browser kann nicht erkennen, ob etwas diese Seite verdeckt. Machen Sie in einem Fenster Ihrer Wallet weiter.',
  'guard.small': 'Hier ist zu wenig Platz. Vergrößern Sie das Fenster.',
  'guard.hidden': 'Etwas verdeckt diese Seite. Sie können fortfahren, sobald sie ganz zu sehen ist.',
  'guard.unread': 'Scrollen Sie bis zum Ende, um fortzufahren.',
  'guard.wait': 'Einen Moment …',
  'guard.open': 'Wallet-Fenster öffnen',
  'guard.waiting': 'Machen Sie im Fenster Ihrer Wallet weiter.',
  'guard.confirmed': 'Im Fenster bestätigt. Drücken Sie noch einmal.',

  'devices.title': 'Angemeldete Geräte',
  'devices.this': 'Dieses Gerät',
  'devices.end': 'Abmelden',
  'devices.ended': 'Abgemeldet',
  'devices.kept': 'Das Gerät ist abgemeldet. Ihre Wallet hat noch den alten Schlüssel.',
  'devices.renew': 'Schlüssel erneuern',

  'audit.title': 'Verlauf',
  'audit.none': 'Noch nichts',
  'audit.login': 'Angemeldet',
  'audit.window-opened': 'Wallet-Fenster geöffnet',
  'audit.device-added': 'Gerät hinzugefügt',
  'audit.device-ended': 'Gerät abgemeldet',
  'audit.signed-out': 'Abgemeldet',
  'audit.wallet-created': 'Wallet erstellt',
  'audit.wallet-changed': 'Wege zurück geändert',
  'audit.recovery-asked': 'Wiederherstellung begonnen',
  'audit.recovery-opened': 'Wallet wiederhergestellt',
  'audit.recovery-stopped': 'Wiederherstellung gestoppt',
  'audit.passkey-added': 'Passkey hinzugefügt',
  'audit.password-opened': 'Mit dem Passwort geöffnet',
  'audit.email-changed': 'E-Mail-Adresse geändert',
  'audit.exported': 'Wiederherstellungswörter angezeigt',
  'audit.file-saved': 'Wiederherstellungsdatei gespeichert',
  'audit.moved-out': 'Zu einem anderen Anbieter umgezogen',
  'audit.moved-in': 'Von einem anderen Anbieter mitgebracht',
  'audit.wallet-deleted': 'Wallet gelöscht',
  'audit.unknown': 'Andere Änderung',

  'file.title': 'Wiederherstellungsdatei',
  'file.text':
    'Die Datei öffnet Ihre Wallet ohne den Betreiber. Bewahren Sie sie dort auf, wo nur Sie herankommen.',
  'file.password': 'Passwort für die Datei',
  'file.password.weak': 'Nehmen Sie mindestens 12 Zeichen.',
  'file.byPassword': 'Mit diesem Passwort speichern',
  'file.byCode': 'Stattdessen einen Code zum Ausdrucken verwenden',
  'file.code': 'Schreiben Sie diesen Code auf. Ohne ihn lässt sich die Datei nicht öffnen.',
  'file.confirm':
    'Wer die Datei und ihr Passwort oder ihren Code hat, kontrolliert Ihre Wallet. Sie bekommen eine E-Mail darüber.',
  'file.save': 'Datei speichern',
  'file.cancelled': 'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal.',
  'file.old':
    'Bestätigen Sie, dass Sie es sind: Melden Sie sich ab und neu an und speichern Sie die Datei innerhalb von 10 Minuten.',
  'file.wait':
    'Diese Wallet wurde vor Kurzem wiederhergestellt. Zu Ihrer Sicherheit geben neue Geräte ihre Schlüssel noch nicht heraus.',
  'file.saved': 'Wiederherstellungsdatei gespeichert',

  'password.title': 'Wallet-Passwort',
  'password.text':
    'Es öffnet Ihre Wallet auf Ihren anderen Geräten. Niemand kann es zurücksetzen: Wenn Sie es vergessen, bleiben nur Ihre anderen Wege zurück.',
  'password.new': 'Neues Passwort',
  'password.repeat': 'Passwort wiederholen',
  'password.show': 'Passwort anzeigen',
  'password.hide': 'Passwort verbergen',
  'password.rule': 'Nehmen Sie mindestens 12 Zeichen. Vier oder mehr zufällige Wörter eignen sich gut.',
  'password.short': 'Zu kurz. Nehmen Sie mindestens 12 Zeichen.',
  'password.guessable': 'Zu leicht zu erraten. Nehmen Sie Wörter, die nicht zusammengehören.',
  'password.fair': 'Lang genug, falls niemand es erraten kann.',
  'password.strong': 'Lang. Benutzen Sie es für nichts anderes.',
  'password.differs': 'Die beiden Passwörter sind verschieden.',
  'password.working': 'Ihr Passwort wird verarbeitet. Das dauert ein paar Sekunden.',
  'password.save': 'Passwort speichern',
  'password.keep': 'Das Passwort, das Sie behalten',
  'password.wrong': 'Das Passwort stimmt nicht. Verbleibende Versuche: {left}',
  'password.wait': 'Zu viele Versuche. Versuchen Sie es nach {time} noch einmal.',

  'create.title': 'Fügen Sie einen Passkey hinzu, um Ihre Wallet zu erstellen',
  'create.text':
    'Er öffnet Ihre Wallet mit Gesicht, Fingerabdruck oder Bildschirmsperre, hier und auf Ihren anderen Geräten. Niemand sonst kann sie wiederherstellen.',
  'create.passkey': 'Wallet mit Passkey erstellen',
  'create.cancelled': 'Es wurde kein Passkey hinzugefügt. Ohne ihn kann Ihre Wallet nicht erstellt werden.',
  'create.bring': 'Ich habe schon eine Wallet bei einem anderen Anbieter',
  'create.instead': 'Stattdessen ein Passwort verwenden',
  'create.byPassword': 'Wallet mit Passwort erstellen',
  'create.password.title': 'Wählen Sie ein Passwort, um Ihre Wallet zu erstellen',
  'create.password.text':
    'Es öffnet Ihre Wallet hier und auf Ihren anderen Geräten. Niemand sonst kann Ihre Wallet wiederherstellen, und niemand kann das Passwort zurücksetzen.',

  'unlock.title': 'Geben Sie Ihr Wallet-Passwort ein',
  'unlock.text': 'Dieses Gerät kann Ihre Wallet noch nicht öffnen. Ihr Passwort bleibt auf diesem Gerät.',
  'unlock.label': 'Wallet-Passwort',
  'unlock.open': 'Wallet öffnen',
  'unlock.passkey': 'Stattdessen einen Passkey verwenden',
  'unlock.locked': 'Dieser Browser kann Ihre Wallet nicht öffnen',
  'unlock.help':
    'Lässt sie sich hier nicht öffnen? Legen Sie auf einem Gerät, auf dem Sie angemeldet sind, in den Wallet-Einstellungen ein neues Passwort fest oder fügen Sie einen Passkey hinzu.',
  'unlock.file': 'Ich habe eine Wiederherstellungsdatei',

  'login.title': 'Mit Passkey anmelden',
  'login.text': 'Eine Berührung öffnet hier Ihre Wallet.',
  'login.passkey': 'Weiter mit Passkey',
  'login.cancelled':
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal oder melden Sie sich anders an.',
}
