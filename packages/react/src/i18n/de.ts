import type { Dictionary } from './Dictionary'

/** The German texts. */
export const de: Dictionary = {
  'shell.close': 'Schließen',
  'shell.help': 'Hilfe',
  'shell.failed.title': 'Diese Ansicht wurde nicht geladen',
  'shell.failed.text': 'Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.',
  'action.back': 'Zurück',
  'action.gotIt': 'Verstanden',
  'action.retry': 'Erneut versuchen',
  'action.disconnect': 'Trennen',
  'action.clear': 'Suche leeren',
  'action.getWallet': 'Wallet besorgen',
  'action.get': '{wallet} besorgen',
  'label.current': 'Aktuell',
  'label.newTab': 'öffnet in neuem Tab',
  'label.wallet': 'Ihrer Wallet',

  'connect.connect.title': 'Wallet verbinden',
  'connect.wallets': 'Wallets',
  'connect.installed': 'Installiert',
  'connect.recent': 'Zuletzt',
  'connect.all': 'Alle Wallets',
  'connect.collapsed': 'Mit einer Wallet fortfahren',
  'connect.or': 'oder',
  'connect.empty.title': 'Keine Wallet gefunden',
  'connect.empty.text':
    'In diesem Browser ist keine Wallet zu sehen. Installieren Sie eine und laden Sie die Seite neu.',
  'connect.legal.accept.both': 'Ich akzeptiere die {terms} und die {privacy}',
  'connect.legal.accept.terms': 'Ich akzeptiere die {terms}',
  'connect.legal.accept.privacy': 'Ich akzeptiere die {privacy}',
  'connect.legal.note.both': 'Mit dem Verbinden akzeptieren Sie die {terms} und die {privacy}.',
  'connect.legal.note.terms': 'Mit dem Verbinden akzeptieren Sie die {terms}.',
  'connect.legal.note.privacy': 'Mit dem Verbinden akzeptieren Sie die {privacy}.',
  'connect.legal.terms': 'Nutzungsbedingungen',
  'connect.legal.privacy': 'Datenschutzerklärung',
  'connect.connectWallets.title': 'Wallet wählen',

  'connect.connectingExternal.title': 'Wallet verbinden',
  'connect.waiting.title': 'Weiter in {wallet}',
  'connect.waiting.text':
    'Nehmen Sie die Anfrage dort an. Vielleicht müssen Sie die Wallet zuerst entsperren.',
  'connect.waiting.slow': 'Noch keine Antwort. Das Fenster der Wallet ist vielleicht von diesem verdeckt.',
  'connect.declined.title': 'Anfrage abgelehnt',
  'connect.declined.text':
    'Es wurde nichts weitergegeben. Versuchen Sie es erneut und nehmen Sie in {wallet} an, wenn Sie so weit sind.',
  'connect.busy.title': 'Eine Anfrage ist noch offen',
  'connect.busy.text':
    'Öffnen Sie {wallet}, beantworten Sie die wartende Anfrage und versuchen Sie es dann erneut.',
  'connect.missing.title': '{wallet} ist nicht da',
  'connect.missing.text':
    'Die Wallet ist in diesem Browser nicht installiert oder ausgeschaltet. Laden Sie die Seite nach der Installation neu.',
  'connect.failed.title': 'Das hat nicht geklappt',

  'connect.whatIsAWallet.title': 'Was ist eine Wallet?',
  'connect.whatIsAWallet.own.title': 'Ein Zuhause für Ihren Besitz',
  'connect.whatIsAWallet.own.text':
    'Eine Wallet bewahrt Ihre Token und Sammlerstücke auf. Mit ihr senden und empfangen Sie.',
  'connect.whatIsAWallet.login.title': 'Eine Anmeldung für viele Seiten',
  'connect.whatIsAWallet.login.text':
    'Kein neues Konto, kein neues Passwort: Wallet verbinden und Sie sind drin.',
  'connect.whatIsAWallet.keys.title': 'Nur Sie haben die Schlüssel',
  'connect.whatIsAWallet.keys.text':
    'Eine Seite sieht Ihre Adresse und kann anfragen. Ohne Ihre Zustimmung bewegt sich nichts.',

  'pairing.connectingWalletConnectBasic.title': 'Wallet verbinden',
  'pairing.none.title': 'Noch keine Verbindung möglich',
  'pairing.none.text':
    'Diese Seite hat noch keinen Verbindungsweg eingerichtet. Eine Wallet können Sie sich trotzdem schon besorgen.',

  'directory.allWallets.title': 'Alle Wallets',
  'directory.search': 'Wallets suchen',
  'directory.none.title': 'Keine Wallet namens „{query}“',
  'directory.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie sich die ganze Liste an.',
  'directory.found.one': '{count} Wallet',
  'directory.found.other': '{count} Wallets',
  'directory.getWallet.title': 'Wallet besorgen',
  'directory.getWallet.text': 'Neu hier? Installieren Sie eine davon und kommen Sie zurück.',
  'directory.downloads.title': '{wallet} besorgen',
  'directory.downloads.text': 'Wählen Sie, wo Sie die Wallet nutzen möchten.',
  'directory.downloads.none': 'Für {wallet} kennen wir keine Download-Seite.',
  'directory.chrome': 'Browser-Erweiterung',
  'directory.ios': 'iPhone und iPad',
  'directory.android': 'Android',
  'directory.website': 'Website',

  'account.account.title': 'Konto',
  'account.copy': 'Adresse kopieren',
  'account.copied': 'Adresse kopiert',
  'account.copyFailed': 'Kopieren nicht möglich',
  'account.balance': 'Guthaben',
  'account.balance.stale': 'Stand: {age}',
  'account.balance.none': 'Guthaben nicht lesbar',
  'account.balance.refresh': 'Aktualisieren',
  'account.network': 'Netzwerk: {network}',
  'account.wallet': 'Verbundene Wallet',
  'account.explorer': 'Auf {explorer} ansehen',
  'account.accounts.one': '{count} Konto',
  'account.accounts.other': '{count} Konten',
  'account.disconnecting': 'Wird getrennt …',
  'account.profile.title': 'Ihre Konten',
  'account.switchAddress.title': 'Konto wechseln',
  'account.switched': 'Jetzt aktiv: {address}',
  'account.disconnect': '{wallet} trennen',
  'account.none.title': 'Kein Konto verbunden',
  'account.none.text': 'Verbinden Sie eine Wallet, um ihre Konten hier zu sehen.',
  'receive.walletReceive.title': 'Empfangen',

  'network.networks.title': 'Netzwerk wählen',
  'network.unknown': 'Unbekanntes Netzwerk',
  'network.search': 'Netzwerke suchen',
  'network.testnets': 'Testnetzwerke',
  'network.none.title': 'Kein Netzwerk namens „{query}“',
  'network.none.text': 'Prüfen Sie die Schreibweise oder sehen Sie sich die ganze Liste an.',
  'network.found.one': '{count} Netzwerk',
  'network.found.other': '{count} Netzwerke',
  'network.switchNetwork.title': 'Netzwerk wechseln',
  'network.waiting.title': 'In {wallet} bestätigen',
  'network.waiting.text':
    'Bestätigen Sie den Wechsel zu {network}. Kennt Ihre Wallet es noch nicht, fragt sie zuerst, ob sie es hinzufügen darf.',
  'network.switched': 'Jetzt auf {network}',
  'network.declined.title': 'Wechsel abgelehnt',
  'network.declined.text':
    'Sie bleiben im bisherigen Netzwerk. Versuchen Sie es erneut, wenn Sie so weit sind.',
  'network.cannot.title': 'In der Wallet wechseln',
  'network.cannot.text':
    'Mit {wallet} können Seiten das Netzwerk nicht wechseln. Wählen Sie dort {network}, diese Seite zieht nach.',
  'network.adding.title': '{network} wurde nicht hinzugefügt',
  'network.adding.text':
    'In {wallet} ist dieses Netzwerk unbekannt. Fügen Sie es dort hinzu und versuchen Sie es dann erneut.',
  'network.unsupportedChain.title': 'Netzwerk wechseln',
  'network.unsupported.text':
    '{site} funktioniert nicht in dem Netzwerk, in dem Ihre Wallet gerade ist. Wählen Sie ein anderes, um fortzufahren.',
  'network.unsupported.thisSite': 'Diese Seite',

  'network.whatIsANetwork.title': 'Was ist ein Netzwerk?',
  'network.whatIsANetwork.ledger.title': 'Ein gemeinsames Kassenbuch',
  'network.whatIsANetwork.ledger.text':
    'Ein Netzwerk hält öffentlich fest, wem was gehört. Viele Computer führen es, niemandem gehört es.',
  'network.whatIsANetwork.choice.title': 'Jedes hat seine Eigenheiten',
  'network.whatIsANetwork.choice.text':
    'Gebühren, Tempo und Apps sind verschieden. Was Sie in einem Netzwerk haben, bleibt dort, bis Sie es bewegen.',

  'error.unknown': 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
  'error.connect/user-rejected': 'Die Anfrage wurde in der Wallet abgelehnt.',
  'error.connect/no-accounts':
    'Die Wallet hat kein Konto freigegeben. Wählen Sie dort eines und versuchen Sie es erneut.',
  'error.connect/wallet-busy': 'In der Wallet ist bereits eine Anfrage offen.',
  'error.connect/wallet-malformed':
    'Die Antwort der Wallet war nicht lesbar. Ein Update der Wallet kann helfen.',
  'error.connect/wallet-timeout': 'Die Wallet hat nicht rechtzeitig geantwortet.',
  'error.connect/failed': 'Die Wallet konnte sich nicht verbinden: {reason}',
  'error.connect/failed-to-disconnect': 'Trennen fehlgeschlagen',
  'error.connect/not-supported': 'Das kann Ihre Wallet nicht.',
  'error.connect/legal-not-accepted': 'Bitte stimmen Sie vor dem Verbinden den Bedingungen zu.',
  'error.network/cannot-switch': 'Die Wallet hat das Netzwerk nicht gewechselt.',
  'error.network/chain-not-supported': 'Netzwerk wird nicht unterstützt',
  'error.network/not-found': 'Diese Seite kennt das Netzwerk nicht.',
  'error.provider/unauthorized': 'Die Wallet ist gesperrt oder hat diese Seite nicht zugelassen.',
  'error.provider/unsupported-method': 'Die Wallet kennt diese Art von Anfrage nicht.',
  'error.provider/disconnected': 'Die Wallet hat keine Verbindung mehr. Prüfen Sie, ob sie online ist.',
  'error.provider/chain-disconnected':
    'Die Wallet hat dieses Netzwerk verloren. Prüfen Sie, ob sie online ist.',
  'error.rpc/internal': 'In der Wallet ist ein Problem aufgetreten. Entsperren oder neu starten kann helfen.',
  'error.rpc/limit-exceeded': 'Zu viele Anfragen. Warten Sie kurz und versuchen Sie es erneut.',
  'error.http/timeout': 'Die Anfrage hat zu lange gedauert.',
  'error.http/network-failure': 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung.',
}
