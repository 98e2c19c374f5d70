import type { HelpDictionary } from './HelpDictionary'

/** The same in German. */
export const de: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Ein Zuhause für Ihren Besitz',
  'connect.whatIsAWallet.own.text':
    'Eine Wallet bewahrt Ihre Token und Sammlerstücke auf. Mit ihr senden und empfangen Sie.',
  'connect.whatIsAWallet.login.title': 'Eine Anmeldung für viele Seiten',
  'connect.whatIsAWallet.login.text':
    'Kein neues Konto, kein neues Passwort: Wallet verbinden und Sie sind drin.',
  'connect.whatIsAWallet.keys.title': 'Nur Sie haben die Schlüssel',
  'connect.whatIsAWallet.keys.text':
    'Eine Seite sieht Ihre Adresse und kann anfragen. Ohne Ihre Zustimmung bewegt sich nichts.',
  'network.whatIsANetwork.ledger.title': 'Ein gemeinsames Kassenbuch',
  'network.whatIsANetwork.ledger.text':
    'Ein Netzwerk hält öffentlich fest, wem was gehört. Viele Computer führen es, niemandem gehört es.',
  'network.whatIsANetwork.choice.title': 'Jedes hat seine Eigenheiten',
  'network.whatIsANetwork.choice.text':
    'Gebühren, Tempo und Apps sind verschieden. Was Sie in einem Netzwerk haben, bleibt dort, bis Sie es bewegen.',
  'pairing.none.title': 'Noch keine Verbindung möglich',
  'pairing.none.text':
    'Diese Seite hat noch keinen Verbindungsweg eingerichtet. Eine Wallet können Sie sich trotzdem schon besorgen.',
  'network.unsupported.text':
    '{site} funktioniert nicht in dem Netzwerk, in dem Ihre Wallet gerade ist. Wählen Sie ein anderes, um fortzufahren.',
  'network.unsupported.thisSite': 'Diese Seite',
  'action.gotIt': 'Verstanden',
  'network.none.title': 'Kein Netzwerk namens „{query}“',
  'network.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie sich die ganze Liste an.',
  'directory.downloads.text': 'Wählen Sie, wo Sie die Wallet nutzen möchten.',
  'directory.downloads.none': 'Für {wallet} kennen wir keine Download-Seite.',
  'directory.chrome': 'Browser-Erweiterung',
  'directory.ios': 'iPhone und iPad',
  'directory.android': 'Android',
  'directory.website': 'Website',
  'directory.none.title': 'Keine Wallet namens „{query}“',
  'directory.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie sich die ganze Liste an.',
  'directory.getWallet.text': 'Neu hier? Installieren Sie eine davon und kommen Sie zurück.',
  'network.declined.title': 'Wechsel abgelehnt',
  'network.declined.text':
    'Sie bleiben im bisherigen Netzwerk. Versuchen Sie es erneut, wenn Sie so weit sind.',
  'network.cannot.title': 'In der Wallet wechseln',
  'network.cannot.text':
    'Mit {wallet} können Seiten das Netzwerk nicht wechseln. Wählen Sie dort {network}, diese Seite zieht nach.',
  'network.adding.title': '{network} wurde nicht hinzugefügt',
  'network.adding.text':
    'In {wallet} ist dieses Netzwerk unbekannt. Fügen Sie es dort hinzu und versuchen Sie es dann erneut.',
  'network.testnets': 'Testnetzwerke',
  'network.evm': 'EVM-Netzwerke',
  'connect.multiChain.text':
    '{wallet} kann mehrere Arten von Netzwerken. Wählen Sie, welche Sie verbinden möchten.',
  'network.switchActiveChain.heading': 'Zu {family} wechseln',
  'network.switchActiveChain.text':
    'Dort ist noch keine Wallet verbunden. Wählen Sie eine für {family}; was bisher verbunden ist, bleibt es auch.',
  'account.disconnectAll': 'Alle trennen',
  'account.kind.payment': 'Für Zahlungen',
  'account.kind.ordinal': 'Für Ordinals',
}
