/** What the views that explain, and those that few visitors meet, say in English; they are loaded with them. */
export const en = {
  'connect.whatIsAWallet.own.title': 'A home for what you own',
  'connect.whatIsAWallet.own.text':
    'A wallet keeps your tokens and collectibles, and lets you send and receive them.',
  'connect.whatIsAWallet.login.title': 'One login for many sites',
  'connect.whatIsAWallet.login.text':
    'No new account, no new password: you connect your wallet and you are in.',
  'connect.whatIsAWallet.keys.title': 'Only you hold the keys',
  'connect.whatIsAWallet.keys.text':
    'A site sees your address and can ask. Nothing moves until you approve it.',
  'network.whatIsANetwork.ledger.title': 'A shared ledger',
  'network.whatIsANetwork.ledger.text':
    'A network is a public record of who owns what, kept by many computers and owned by none.',
  'network.whatIsANetwork.choice.title': 'Each has its own ways',
  'network.whatIsANetwork.choice.text':
    'Fees, speed and apps differ. What you hold on one network stays there until you move it.',
  'pairing.none.title': 'No way to connect yet',
  'pairing.none.text': 'This site has not set up any way to connect. You can still get a wallet ready.',
  'network.unsupported.text':
    '{site} does not work on the network your wallet is on. Choose another to go on.',
  'network.unsupported.thisSite': 'This site',
  'action.gotIt': 'Got it',
  'network.none.title': 'No network called “{query}”',
  'network.none.text': 'Check the spelling, or look at the whole list.',
  'directory.downloads.text': 'Choose where you want to use it.',
  'directory.downloads.none': 'We know no download page for {wallet}.',
  'directory.chrome': 'Browser extension',
  'directory.ios': 'iPhone and iPad',
  'directory.android': 'Android',
  'directory.website': 'Website',
  'directory.none.title': 'No wallet called “{query}”',
  'directory.none.text': 'Check the spelling, or look at the whole list.',
  'directory.getWallet.text': 'New to this? Install one of these and come back.',
  'network.declined.title': 'Switch declined',
  'network.declined.text': 'You stay on the network you were on. Try again when you are ready.',
  'network.cannot.title': 'Switch in your wallet',
  'network.cannot.text': '{wallet} does not let sites switch. Choose {network} there and this page follows.',
  'network.adding.title': '{network} was not added',
  'network.adding.text': '{wallet} does not know this network. Add it there, then try again.',
  'network.testnets': 'Test networks',
  'network.evm': 'EVM networks',
  'connect.multiChain.text':
    '{wallet} works on several kinds of networks. Choose the one you want to connect.',
  'network.switchActiveChain.heading': 'Switch to {family}',
  'network.switchActiveChain.text':
    'No wallet is connected there yet. Choose one for {family}; what you have connected so far stays connected.',
  'account.disconnectAll': 'Disconnect all',
  'account.kind.payment': 'For payments',
  'account.kind.ordinal': 'For Ordinals',
} as const
