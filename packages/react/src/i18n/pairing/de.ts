import type { PairingDictionary } from './PairingDictionary'

/** The same in German. */
export const de: PairingDictionary = {
  'pairing.scan': 'Scannen Sie diesen Code mit Ihrer Wallet.',
  'pairing.scanWith': 'Scannen Sie diesen Code mit {wallet} auf Ihrem Handy.',
  'pairing.qr': 'QR-Code, der Ihre Wallet verbindet. Die Schaltfläche danach kopiert dasselbe als Link.',
  'pairing.preparing': 'Code wird vorbereitet …',
  'pairing.renewed': 'Der Code wurde erneuert.',
  'pairing.renews': 'Neuer Code in {count} s',
  'pairing.copy': 'Link kopieren',
  'pairing.copied': 'Link kopiert',
  'pairing.copyFailed': 'Kopieren fehlgeschlagen',
  'pairing.platforms': 'Wo die Wallet ist',
  'pairing.platform.browser': 'Im Browser',
  'pairing.platform.mobile': 'Handy',
  'pairing.platform.web': 'Web-App',
  'pairing.platform.desktop': 'Computer',
  'pairing.open': '{wallet} öffnen',
  'pairing.ready.browser': 'Sie ist in diesem Browser installiert und kann gleich hier gefragt werden.',
  'pairing.ready.mobile': 'Öffnen Sie die App und stimmen Sie der Anfrage dort zu.',
  'pairing.ready.web': 'Sie öffnet sich in einem neuen Tab. Stimmen Sie der Anfrage dort zu.',
  'pairing.ready.desktop': 'Sie öffnet sich auf diesem Computer. Stimmen Sie der Anfrage dort zu.',
  'pairing.slow': 'Das dauert länger als üblich. Suchen Sie die Anfrage in {wallet}.',
  'pairing.unopened':
    'Nichts geöffnet? Versuchen Sie es noch einmal, holen Sie sich die App oder scannen Sie den Code mit ihr auf einem anderen Handy.',
  'pairing.showCode': 'QR-Code zeigen',
  'pairing.inApp':
    'In {app} öffnen sich andere Apps vielleicht nicht. Falls nichts geschieht, nehmen Sie Ihren Browser.',
  'pairing.unsupported.title': 'Nicht gefunden',
  'pairing.unsupported.text':
    '{wallet} ist nicht auf diesem Gerät, und von hier führt kein anderer Weg dorthin.',
  'pairing.unavailable.title': 'Noch keine Kopplung möglich',
  'pairing.unavailable.text':
    'Diese Seite hat das Verbinden per Code oder Link nicht eingerichtet. Wählen Sie eine andere Wallet.',
  'pairing.expired.title': 'Der Code ist abgelaufen',
  'pairing.expired.text': 'Keine Wallet hat rechtzeitig geantwortet. Es wurde nichts geteilt.',
  'pairing.unreachable.title': 'Wallets sind nicht erreichbar',
  'pairing.unreachable.text':
    'Es gibt keine Leitung zu Wallets auf anderen Geräten. Prüfen Sie Ihre Internetverbindung; Wallets in diesem Browser funktionieren auch ohne sie.',
  'pairing.haveNot': '{wallet} noch nicht da?',
  'pairing.get': 'Holen',
}
