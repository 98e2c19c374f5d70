import type { Dictionary, Translator } from '@latchkey/ui'

/** The English texts of explanations and rarely seen views, loaded with them. */
export const en = {
  'connect.whatIsAWallet.own.title': 'A home for your assets',
  'connect.whatIsAWallet.own.text':
    'A wallet holds your tokens and NFTs, and lets you send and receive them.',
  'connect.whatIsAWallet.login.title': 'One login for many sites',
  'connect.whatIsAWallet.login.text':
    'Skip the sign-up form and the password. Connect your wallet and you’re in.',
  'connect.whatIsAWallet.keys.title': 'Only you hold the keys',
  'connect.whatIsAWallet.keys.text':
    'Sites can see your address and send requests. Nothing moves until you approve it.',
  'network.whatIsANetwork.ledger.title': 'A shared ledger',
  'network.whatIsANetwork.ledger.text':
    'A network is a public record of who owns what. Many computers run it, and nobody owns it.',
  'network.whatIsANetwork.choice.title': 'Every network is different',
  'network.whatIsANetwork.choice.text':
    'Fees, speed and apps vary. What you hold on one network stays there until you move it.',
  'pairing.none.title': 'Connecting isn’t set up yet',
  'pairing.none.text': 'This site hasn’t set up a way to connect. You can still get a wallet.',
  'network.unsupported.text':
    '{site} doesn’t support your wallet’s current network. Choose another network to continue.',
  'network.unsupported.swaps': 'Swaps don’t work on {network}. Choose another network.',
  'network.unsupported.thisSite': 'This site',
  'action.gotIt': 'Got it',
  'network.none.title': 'No networks match “{query}”',
  'network.none.text': 'Check the spelling or browse the full list.',
  'directory.downloads.text': 'Choose where you want to use it.',
  'directory.downloads.open': 'Open in {wallet}',
  'directory.downloads.openText': 'Open this page in the app’s browser, or get the app.',
  'directory.downloads.none': 'We don’t have a download link for {wallet}.',
  'directory.chrome': 'Browser extension',
  'directory.ios': 'iPhone and iPad',
  'directory.android': 'Android',
  'directory.website': 'Website',
  'directory.none.title': 'No wallets match “{query}”',
  'directory.none.text': 'Check the spelling or browse the full list.',
  'directory.getWallet.text': 'New to wallets? Install one of these, then come back.',
  'network.declined.title': 'Switch declined',
  'network.declined.text': 'You’re still on the same network. Try again when you’re ready.',
  'network.cannot.title': 'Switch in your wallet',
  'network.cannot.text':
    'Sites can’t switch networks in {wallet}. Choose {network} there and this page will follow.',
  'network.adding.title': '{network} wasn’t added',
  'network.adding.text': 'This network isn’t in {wallet} yet. Add it there, then try again.',
  'network.testnets': 'Test networks',
  'network.evm': 'EVM networks',
  'connect.multiChain.text': '{wallet} supports several kinds of networks. Choose one to connect.',
  'network.switchActiveChain.heading': 'Switch to {family}',
  'network.switchActiveChain.text':
    'You don’t have a wallet connected for {family} yet. Choose one. Your other wallets stay connected.',
  'account.disconnectAll': 'Disconnect all',
  'account.settings': 'Account settings',
  'account.kind.payment': 'For payments',
  'account.kind.ordinal': 'For Ordinals',
  'account.kind.smartAccount': 'Smart account',
  'account.kind.eoa': 'Standard account',
} as const

/** All texts of the help group. */
export type HelpDictionary = Dictionary<typeof en>

/** The help texts in one language. */
export type HelpTexts = Translator<typeof en>
