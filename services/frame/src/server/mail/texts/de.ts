import type { MailTexts } from './MailTexts'

/** German mails. */
export const de: MailTexts = {
  direction: 'ltr',
  site: 'Website',
  browser: 'Browser',
  time: 'Zeit',
  unknownBrowser: 'Unbekannter Browser',
  codeSubject: '{code} ist dein Code für {site}',
  codeHeading: 'Bei {site} anmelden',
  codeBody: 'Gib diesen Code ein, um dich anzumelden. Er läuft nach {minutes} Minuten ab.',
  codeWarning: 'Du hast keinen Code angefordert? Ignoriere diese Mail und gib den Code niemandem weiter.',
  deviceSubject: 'Neues Gerät für {site} bestätigen',
  deviceHeading: 'Neues Gerät bestätigen',
  deviceBody:
    'Jemand möchte sich mit einem neuen Browser als du bei {site} anmelden. Wenn du das bist, fahre fort.',
  deviceButton: 'Gerät prüfen',
  deviceWarning:
    'Wenn du das nicht bist, ignoriere diese Mail. Ohne deine Bestätigung kann sich niemand anmelden.',
  oldAddressSubject: '{code} ist dein Code, um deine E-Mail-Adresse zu ändern',
  oldAddressHeading: 'E-Mail-Adresse ändern',
  oldAddressBody: 'Gib diesen Code ein, um die E-Mail-Adresse deiner Wallet in {email} zu ändern.',
  oldAddressWarning:
    'Wenn du das nicht bist, gib den Code niemandem weiter: Deine E-Mail-Adresse bleibt, wie sie ist.',
  newAddressSubject: '{code} ist dein Code, um deine E-Mail-Adresse zu bestätigen',
  newAddressHeading: 'E-Mail-Adresse bestätigen',
  newAddressBody: 'Gib diesen Code ein, um diese Adresse für deine Wallet zu verwenden.',
  changedSubject: 'Die E-Mail-Adresse deiner Wallet wurde geändert',
  changedHeading: 'Deine E-Mail-Adresse wurde geändert',
  changedBody: 'Deine Wallet verwendet jetzt {email}. Du kannst das {hours} Stunden lang rückgängig machen.',
  changedButton: 'Das war ich nicht',
  newDeviceSubject: 'Neues Gerät für deine Wallet',
  newDeviceHeading: 'Ein neues Gerät hat sich angemeldet',
  newDeviceBody: 'Ein neuer Browser hat sich mit deiner Wallet bei {site} angemeldet.',
  newDeviceWait: 'Er kann deine Wallet ab {date} öffnen. Bis dahin kannst du das verhindern.',
  newDeviceButton: 'Das war ich nicht',
  exportSubject: 'Die geheimen Wörter deiner Wallet wurden angezeigt',
  exportHeading: 'Deine geheimen Wörter wurden angezeigt',
  exportBody:
    'Wer diese Wörter kennt, kontrolliert deine Wallet. Wenn du das nicht warst, übertrage den Inhalt jetzt auf eine neue Wallet.',
}
