/** What the window that moves a wallet says in English. */
export const en = {
  'move.title': 'Move your wallet',
  'move.failed': 'That didn’t work. Try again.',
  'move.cancelled': 'No passkey was used. Try again.',
  'move.unable': 'This passkey can’t open a wallet. Try another device or password manager.',
  'move.old': 'Confirm that it’s you: sign in again on the site, then open this window within 10 minutes.',
  'move.ended': 'This window has expired. Open it again from the settings of your wallet.',
  'move.framed': 'A wallet is moved only in a window of its own.',
  'move.stopped': 'The move was stopped. Your wallet stays where it is.',
  'move.broken':
    'The two windows don’t agree, so the move was stopped. Your wallet stays where it is. Start again from both sites.',
  'move.invalid': 'This isn’t the code that comes next. Copy it again from the other window.',
  'move.start':
    'Sign in at your new provider and choose to bring a wallet. Enter this address there, and keep this window open.',
  'move.address': 'Address of this provider',
  'move.codes': 'Use codes instead',
  'move.elsewhere': 'Go on in the window that your new provider opened. You can close this one.',
  'move.lone':
    'Open the settings of your wallet on a site where you use it, and choose “Move to another provider”.',
  'move.connecting': 'Connecting to your new provider…',
  'move.wait':
    'Now open the settings of your wallet on a site where you use it, and choose “Move to another provider”. Keep this window open.',
  'move.asks': 'This provider asks for your wallet:',
  'move.asks.code':
    'The code says that this provider asks for your wallet. Nobody can check that, so go on only if you copied the code yourself.',
  'move.whoever': 'Whoever gets your wallet controls everything in it.',
  'move.continue': 'Continue',
  'move.cancel': 'Cancel',
  'move.compare.out': 'Does the window of this provider show the same digits?',
  'move.compare.in': 'Does the window of your old provider show the same digits?',
  'move.passkey': 'Confirm with your passkey. You get a mail about this.',
  'move.mail': 'You get a mail about this.',
  'move.match': 'They match',
  'move.match.out': 'They match: move my wallet',
  'move.differ': 'They’re different',
  'move.code': 'Copy this code into the other window',
  'move.copy': 'Copy',
  'move.copied': 'Copied',
  'move.paste': 'Code from the other window',
  'move.paste.text':
    'Take the code from one window to the other, back and forth, until both show six digits.',
  'move.sent': 'Copy this last code into the other window. Only that window can open it.',
  'move.there': 'My wallet is there',
  'move.finish': 'Now finish in the window of your new provider.',
  'move.done.out': 'Your wallet is now at this provider:',
  'move.copy.kept':
    'Your old provider may have kept a copy of the keys. To be certain, move what your wallet holds to a new address.',
  'move.delete.text':
    'First use your wallet at the new provider, then delete it here. Nobody can undo that. If you sign in here again, you may get a new, empty wallet.',
  'move.delete': 'Delete the wallet here',
  'move.deleted': 'The wallet is deleted here. You can close this window.',
  'move.evm': 'EVM account',
  'move.solana': 'Solana account',
  'move.in.title': 'Bring your wallet',
  'move.in.start':
    'Enter the address of your old provider. You find it in the settings of your wallet there, under “Move to another provider”.',
  'move.in.address': 'Address of your old provider',
  'move.in.address.wrong': 'Enter an address such as https://wallet.example.com.',
  'move.in.open': 'Continue there',
  'move.in.blocked': 'Your browser blocked the window. Allow it and try again, or use codes.',
  'move.in.waiting': 'Go on in the window that opened. Keep this one open.',
  'move.in.confirm': 'Now confirm in the window of your old provider.',
  'move.in.arrived': 'Your wallet has arrived. The provider of this page can restore it for you.',
  'move.in.arrived.passkey': 'Your wallet has arrived. Add a passkey that opens it here.',
  'move.in.keep': 'Keep it here',
  'move.in.keep.passkey': 'Add a passkey and keep it here',
  'move.in.done': 'Your wallet is here now. You can close this window.',
  'move.in.exists':
    'This account already has a wallet here. Nothing was changed. Use another account, or delete this wallet first.',
  'move.in.delete': 'Delete this wallet',
  'move.in.delete.text':
    'Nobody can restore it afterwards. What it holds is lost unless you have its recovery words or a recovery file.',
} as const
