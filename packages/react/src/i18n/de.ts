import type { Dictionary } from './Dictionary'

/** The German texts. */
export const de: Dictionary = {
  'shell.close': 'Schließen',
  'shell.help': 'Hilfe',
  'shell.failed.title': 'Diese Ansicht konnte nicht geladen werden',
  'shell.failed.text': 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'shell.failed.reload': 'Prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
  'action.back': 'Zurück',
  'action.retry': 'Erneut versuchen',
  'action.disconnect': 'Trennen',
  'action.clear': 'Suche leeren',
  'action.getWallet': 'Wallet holen',
  'action.get': '{wallet} holen',
  'label.current': 'Aktuell',
  'label.newTab': 'öffnet in neuem Tab',
  'label.wallet': 'Ihrer Wallet',

  'connect.connect.title': 'Wallet verbinden',
  'connect.wallets': 'Wallets',
  'connect.installed': 'Installiert',
  'connect.recent': 'Zuletzt',
  'connect.qrCode': 'QR-Code',
  'connect.contested.tag': 'Doppelt',
  'connect.contested.text':
    'Zwei Programme nennen sich {wallet}. Schalten Sie das aus, dem Sie nicht trauen, und laden Sie die Seite neu.',
  'connect.all': 'Alle Wallets',
  'connect.collapsed': 'Mit einer Wallet fortfahren',
  'connect.or': 'oder',
  'connect.empty.title': 'Keine Wallet gefunden',
  'connect.empty.text': 'Installieren Sie eine Wallet in diesem Browser und laden Sie die Seite neu.',
  'connect.legal.accept.both': 'Ich stimme den {terms} und der {privacy} zu',
  'connect.legal.accept.terms': 'Ich stimme den {terms} zu',
  'connect.legal.accept.privacy': 'Ich stimme der {privacy} zu',
  'connect.legal.note.both': 'Wenn Sie eine Wallet verbinden, stimmen Sie den {terms} und der {privacy} zu.',
  'connect.legal.note.terms': 'Wenn Sie eine Wallet verbinden, stimmen Sie den {terms} zu.',
  'connect.legal.note.privacy': 'Wenn Sie eine Wallet verbinden, stimmen Sie der {privacy} zu.',
  'connect.legal.terms': 'Nutzungsbedingungen',
  'connect.legal.privacy': 'Datenschutzerklärung',
  'connect.connectWallets.title': 'Wallet wählen',

  'connect.connectingExternal.title': 'Wallet verbinden',
  'connect.waiting.title': 'Weiter in {wallet}',
  'connect.waiting.text':
    'Bestätigen Sie die Anfrage in Ihrer Wallet. Eventuell müssen Sie sie zuerst entsperren.',
  'connect.waiting.slow': 'Noch keine Antwort. Vielleicht ist das Wallet-Fenster hinter diesem Fenster.',
  'connect.declined.title': 'Anfrage abgelehnt',
  'connect.declined.text':
    'Es wurde nichts geteilt. Versuchen Sie es erneut, wenn Sie so weit sind, und bestätigen Sie in {wallet}.',
  'connect.busy.title': 'Sie haben eine offene Anfrage',
  'connect.busy.text': 'Beantworten Sie die Anfrage in {wallet} und versuchen Sie es dann erneut.',
  'connect.missing.title': '{wallet} ist nicht installiert',
  'connect.missing.text':
    'Installieren oder aktivieren Sie die Wallet in diesem Browser und laden Sie die Seite neu.',
  'connect.failed.title': 'Das hat nicht geklappt',

  'connect.whatIsAWallet.title': 'Was ist eine Wallet?',

  'directory.allWallets.title': 'Alle Wallets',
  'directory.search': 'Wallets suchen',
  'directory.certified': 'Zertifiziert',
  'directory.found.one': '{count} Wallet',
  'directory.found.other': '{count} Wallets',
  'directory.getWallet.title': 'Wallet holen',
  'directory.downloads.title': '{wallet} holen',

  'account.account.title': 'Konto',
  'account.copy': 'Adresse kopieren',
  'account.copied': 'Adresse kopiert',
  'account.copyFailed': 'Adresse konnte nicht kopiert werden',
  'account.balance': 'Guthaben',
  'account.balance.stale': 'Aktualisiert {age}',
  'account.balance.none': 'Guthaben nicht verfügbar',
  'account.balance.refresh': 'Aktualisieren',
  'account.network': 'Netzwerk: {network}',
  'account.wallet': 'Verbundene Wallet',
  'account.explorer': 'Auf {explorer} ansehen',
  'account.accounts.one': '{count} Konto',
  'account.accounts.other': '{count} Konten',
  'account.disconnecting': 'Verbindung wird getrennt …',
  'account.profile.title': 'Ihre Konten',
  'account.switchAddress.title': 'Konto wechseln',
  'account.switched': 'Jetzt aktiv: {address}',
  'account.disconnect': '{wallet} trennen',
  'account.none.title': 'Kein Konto verbunden',
  'account.none.text': 'Verbinden Sie eine Wallet, um ihre Konten hier zu sehen.',
  'receive.walletReceive.title': 'Empfangen',
  'signIn.title': 'Anmelden',
  'explain.approve.title': 'Transaktion freigeben',

  'network.networks.title': 'Netzwerk wählen',
  'network.unknown': 'Unbekanntes Netzwerk',
  'network.search': 'Netzwerke suchen',
  'network.found.one': '{count} Netzwerk',
  'network.found.other': '{count} Netzwerke',
  'network.switchNetwork.title': 'Netzwerk wechseln',
  'network.waiting.title': 'In {wallet} bestätigen',
  'network.waiting.text':
    'Bestätigen Sie den Wechsel zu {network}. Eventuell möchte Ihre Wallet das Netzwerk zuerst hinzufügen.',
  'network.switched': 'Jetzt auf {network}',

  'network.whatIsANetwork.title': 'Was ist ein Netzwerk?',

  'error.unknown': 'Etwas ist schiefgelaufen. Versuchen Sie es erneut.',
  'error.connect/user-rejected': 'Die Anfrage wurde in Ihrer Wallet abgelehnt.',
  'error.connect/no-accounts':
    'Ihre Wallet hat kein Konto freigegeben. Wählen Sie dort eines aus und versuchen Sie es erneut.',
  'error.connect/wallet-busy':
    'In Ihrer Wallet ist bereits eine Anfrage offen. Beantworten Sie sie und versuchen Sie es dann erneut.',
  'error.connect/wallet-malformed':
    'Ihre Wallet hat eine ungültige Antwort gesendet. Aktualisieren Sie sie und versuchen Sie es erneut.',
  'error.connect/wallet-timeout': 'Ihre Wallet hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  'error.connect/failed': 'Die Verbindung zu Ihrer Wallet ist fehlgeschlagen: {reason}',
  'error.connect/failed-to-disconnect': 'Trennen fehlgeschlagen',
  'error.connect/not-supported': 'Ihre Wallet unterstützt das nicht.',
  'error.connect/legal-not-accepted': 'Stimmen Sie den Bedingungen zu, um fortzufahren.',
  'error.network/cannot-switch':
    'Ihre Wallet hat das Netzwerk nicht gewechselt. Wechseln Sie es direkt in der Wallet.',
  'error.network/chain-not-supported': 'Netzwerk wird nicht unterstützt',
  'error.network/not-found': 'Diese Website unterstützt das Netzwerk nicht.',
  'error.provider/unauthorized':
    'Ihre Wallet ist gesperrt oder hat diese Website nicht zugelassen. Prüfen Sie die Wallet und versuchen Sie es erneut.',
  'error.provider/unsupported-method': 'Ihre Wallet unterstützt diese Anfrage nicht.',
  'error.provider/disconnected': 'Ihre Wallet hat die Verbindung verloren. Prüfen Sie, ob sie online ist.',
  'error.provider/chain-disconnected':
    'Ihre Wallet hat die Verbindung zu diesem Netzwerk verloren. Prüfen Sie, ob sie online ist.',
  'error.rpc/internal':
    'In Ihrer Wallet ist ein Problem aufgetreten. Entsperren Sie sie oder starten Sie sie neu.',
  'error.rpc/limit-exceeded': 'Zu viele Anfragen. Warten Sie kurz und versuchen Sie es erneut.',
  'error.http/timeout': 'Die Anfrage hat zu lange gedauert.',
  'error.http/network-failure':
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung oder laden Sie die Seite neu.',
}
