import type { HelpDictionary } from './en'

/** The help texts in German. */
export const de: HelpDictionary = {
  'connect.whatIsAWallet.own.title': 'Ein Zuhause für Ihr digitales Vermögen',
  'connect.whatIsAWallet.own.text':
    'Eine Wallet verwahrt Ihre Token und NFTs. Damit können Sie sie senden und empfangen.',
  'connect.whatIsAWallet.login.title': 'Ein Login für viele Websites',
  'connect.whatIsAWallet.login.text': 'Kein Registrierungsformular, kein Passwort: Wallet verbinden, fertig.',
  'connect.whatIsAWallet.keys.title': 'Nur Sie haben die Schlüssel',
  'connect.whatIsAWallet.keys.text':
    'Websites sehen Ihre Adresse und können Anfragen senden. Ohne Ihre Zustimmung bewegt sich nichts.',
  'network.whatIsANetwork.ledger.title': 'Ein gemeinsames Register',
  'network.whatIsANetwork.ledger.text':
    'Ein Netzwerk hält öffentlich fest, wem was gehört. Viele Computer betreiben es, niemandem gehört es.',
  'network.whatIsANetwork.choice.title': 'Jedes Netzwerk ist anders',
  'network.whatIsANetwork.choice.text':
    'Gebühren, Tempo und Apps unterscheiden sich. Was Sie in einem Netzwerk haben, bleibt dort, bis Sie es übertragen.',
  'pairing.none.title': 'Verbinden ist noch nicht eingerichtet',
  'pairing.none.text':
    'Diese Website hat noch keine Verbindungsmöglichkeit eingerichtet. Eine Wallet können Sie sich trotzdem schon holen.',
  'network.unsupported.text':
    '{site} unterstützt das aktuelle Netzwerk Ihrer Wallet nicht. Wählen Sie ein anderes, um fortzufahren.',
  'network.unsupported.swaps': 'Auf {network} ist kein Tausch möglich. Wählen Sie ein anderes Netzwerk.',
  'network.unsupported.thisSite': 'Diese Website',
  'action.gotIt': 'Verstanden',
  'network.none.title': 'Keine Netzwerke für „{query}“ gefunden',
  'network.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie die vollständige Liste an.',
  'directory.downloads.text': 'Wählen Sie, wo Sie die Wallet nutzen möchten.',
  'directory.downloads.open': 'In {wallet} öffnen',
  'directory.downloads.openText': 'Öffnen Sie diese Seite im Browser der App, oder laden Sie die App.',
  'directory.downloads.none': 'Wir haben keinen Download-Link für {wallet}.',
  'directory.chrome': 'Browsererweiterung',
  'directory.ios': 'iPhone und iPad',
  'directory.android': 'Android',
  'directory.website': 'Website',
  'directory.none.title': 'Keine Wallets für „{query}“ gefunden',
  'directory.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie die vollständige Liste an.',
  'directory.getWallet.text': 'Noch keine Wallet? Installieren Sie eine davon und kommen Sie zurück.',
  'network.declined.title': 'Wechsel abgelehnt',
  'network.declined.text':
    'Sie sind weiterhin im selben Netzwerk. Versuchen Sie es erneut, wenn Sie so weit sind.',
  'network.cannot.title': 'In der Wallet wechseln',
  'network.cannot.text':
    'Websites können das Netzwerk in {wallet} nicht wechseln. Wählen Sie dort {network}, dann zieht diese Seite nach.',
  'network.adding.title': '{network} wurde nicht hinzugefügt',
  'network.adding.text':
    'Dieses Netzwerk gibt es in {wallet} noch nicht. Fügen Sie es dort hinzu und versuchen Sie es dann erneut.',
  'network.testnets': 'Testnetzwerke',
  'network.evm': 'EVM-Netzwerke',
  'connect.multiChain.text': '{wallet} unterstützt mehrere Arten von Netzwerken. Wählen Sie eine aus.',
  'network.switchActiveChain.heading': 'Zu {family} wechseln',
  'network.switchActiveChain.text':
    'Für {family} ist noch keine Wallet verbunden. Wählen Sie eine aus. Ihre anderen Wallets bleiben verbunden.',
  'account.disconnectAll': 'Alle trennen',
  'account.settings': 'Kontoeinstellungen',
  'account.kind.payment': 'Für Zahlungen',
  'account.kind.ordinal': 'Für Ordinals',
  'account.kind.smartAccount': 'Smart Account',
  'account.kind.eoa': 'Standardkonto',
}
