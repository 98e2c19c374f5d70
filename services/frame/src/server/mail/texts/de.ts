import type { MailTexts } from './MailTexts'

/** German mails. */
export const de: MailTexts = {
  direction: 'ltr',
  site: 'Website',
  browser: 'Browser',
  time: 'Zeit',
  unknownBrowser: 'Unbekannter Browser',
  codeSubject: '{code} ist Ihr Code für {site}',
  codeHeading: 'Bei {site} anmelden',
  codeBody: 'Geben Sie diesen Code ein, um sich anzumelden. Er läuft nach {minutes} Minuten ab.',
  codeWarning:
    'Sie haben keinen Code angefordert? Ignorieren Sie diese Mail und geben Sie den Code niemandem weiter.',
  deviceSubject: 'Neues Gerät für {site} bestätigen',
  deviceHeading: 'Neues Gerät bestätigen',
  deviceBody:
    'Jemand möchte sich mit einem neuen Browser unter Ihrem Namen bei {site} anmelden. Wenn Sie das sind, fahren Sie fort.',
  deviceButton: 'Gerät prüfen',
  deviceWarning:
    'Wenn Sie das nicht sind, ignorieren Sie diese Mail. Ohne Ihre Bestätigung kann sich niemand anmelden.',
  oldAddressSubject: '{code} ist Ihr Code, um Ihre E-Mail-Adresse zu ändern',
  oldAddressHeading: 'E-Mail-Adresse ändern',
  oldAddressBody: 'Geben Sie diesen Code ein, um die E-Mail-Adresse Ihrer Wallet in {email} zu ändern.',
  oldAddressWarning:
    'Wenn Sie das nicht sind, geben Sie den Code niemandem weiter: Ihre E-Mail-Adresse bleibt, wie sie ist.',
  newAddressSubject: '{code} ist Ihr Code, um Ihre E-Mail-Adresse zu bestätigen',
  newAddressHeading: 'E-Mail-Adresse bestätigen',
  newAddressBody: 'Geben Sie diesen Code ein, um diese Adresse für Ihre Wallet zu verwenden.',
  changedSubject: 'Die E-Mail-Adresse Ihrer Wallet wurde geändert',
  changedHeading: 'Ihre E-Mail-Adresse wurde geändert',
  changedBody: 'Ihre Wallet verwendet jetzt {email}. Sie können das {hours} Stunden lang rückgängig machen.',
  changedButton: 'Das war ich nicht',
  addedBody:
    'Mit {email} kann man sich jetzt bei Ihrer Wallet anmelden. Wenn Sie das nicht waren, melden Sie sich jetzt an und ändern Sie die E-Mail-Adresse.',
  newDeviceSubject: 'Neues Gerät für Ihre Wallet',
  newDeviceHeading: 'Ein neues Gerät hat sich angemeldet',
  newDeviceBody: 'Ein neuer Browser hat sich mit Ihrer Wallet bei {site} angemeldet.',
  newDeviceWait: 'Er kann Ihre Wallet ab {date} öffnen. Bis dahin können Sie das verhindern.',
  newDeviceButton: 'Das war ich nicht',
  exportSubject: 'Die geheimen Wörter Ihrer Wallet wurden angezeigt',
  exportHeading: 'Ihre geheimen Wörter wurden angezeigt',
  exportBody:
    'Wer diese Wörter kennt, kontrolliert Ihre Wallet. Wenn Sie das nicht waren, übertragen Sie den Inhalt jetzt auf eine neue Wallet.',
  fileSubject: 'Eine Wiederherstellungsdatei Ihrer Wallet wurde gespeichert',
  fileHeading: 'Eine Wiederherstellungsdatei wurde gespeichert',
  fileBody:
    'Wer die Datei und ihr Passwort oder ihren Code hat, kontrolliert Ihre Wallet. Wenn Sie das nicht waren, übertragen Sie den Inhalt jetzt auf eine neue Wallet.',
  moveSubject: 'Ihre Wallet wurde zu {place} verschoben',
  moveHeading: 'Ihre Wallet wurde verschoben',
  moveBody:
    'Ihre Wallet wurde zu einem anderen Anbieter verschoben: {place}. Wenn Sie das nicht waren, übertragen Sie den Inhalt jetzt auf eine neue Wallet.',
  deletedSubject: 'Ihre Wallet wurde hier gelöscht',
  deletedHeading: 'Ihre Wallet wurde hier gelöscht',
  deletedBody:
    'Ihre Schlüssel sind hier nicht mehr gespeichert, und niemand kann sie wiederherstellen. Wenn Sie das nicht waren, öffnen Sie Ihre Wallet mit den Wiederherstellungswörtern, einer Wiederherstellungsdatei oder beim neuen Anbieter und übertragen Sie den Inhalt jetzt auf eine neue Wallet.',
}
