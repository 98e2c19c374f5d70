/** What the pages with recovery words say in English. */
export const en = {
  'words.warning': 'Whoever knows these words controls your wallet. Nobody who helps you needs them.',
  'words.show': 'Show the words',
  'words.hide': 'Hide the words',
  'words.evm': 'EVM account',
  'words.solana': 'Solana account',
  'words.failed': 'That didn’t work. Try again.',
  'export.title': 'Recovery words',
  'export.text':
    'These 24 words open your wallet in other apps. Make sure that nobody sees your screen. You’ll get an email about this.',
  'export.passkey':
    'These 24 words open your wallet in other apps. Make sure that nobody sees your screen. Confirm with your passkey. You’ll get an email about this.',
  'export.told': 'Write them down on paper, in this order. You got an email about this.',
  'export.continue': 'Continue',
  'export.cancelled': 'No passkey was used. Try again.',
  'export.old': 'Confirm that it’s you: sign in again on the site, then open this window within 10 minutes.',
  'export.wait':
    'This wallet was recovered a short time ago. For your safety, new devices can’t take its keys out yet.',
  'export.ended': 'This window has expired. Open it again from the settings of your wallet.',
  'export.framed': 'Recovery words are shown only in a window of their own.',
  'recover.title': 'Open a recovery file',
  'recover.text':
    'Your file and password stay in this page: it asks no server. A saved copy of it works without a connection.',
  'recover.file': 'Recovery file',
  'recover.choose': 'Choose file',
  'recover.none': 'No file chosen',
  'recover.secret': 'Password or code',
  'recover.open': 'Open the file',
  'recover.invalid': 'This isn’t a recovery file of a Latchkey wallet.',
  'recover.wrong': 'This password or code doesn’t open the file.',
} as const
