import type { Dictionary, Translator } from '@latchkey/ui'

/** The English texts of signing in, loaded with the views that use them. */
export const en = {
  'signIn.heading': 'Sign in to {site}',
  'signIn.text': 'Sign a message to prove that you own this account. It’s free and doesn’t move any funds.',
  'signIn.authenticating': 'Authenticating...',
  'signIn.account': 'Account',
  'signIn.domain': 'Domain',
  'signIn.read': 'View message',
  'signIn.sign': 'Sign',
  'signIn.signing': 'Signing...',
  'signIn.again': 'Sign again',
  'signIn.cancel': 'Cancel',
  'signIn.cancelling': 'Cancelling...',
  'signIn.required': 'You must sign in to use this site. Canceling disconnects {wallet}.',
  'signIn.waiting': 'Check that the request is for {domain}, then sign it. Signing is free.',
  'signIn.declined.title': 'Signature declined',
  'signIn.declined.text': 'You’re connected but not signed in. Sign again when you’re ready.',
  'signIn.smart.text': 'If signing again doesn’t help, use a regular account in your wallet.',
  'signIn.failed.title': 'You’re not signed in yet',
  'signIn.done.title': 'You’re signed in',
  'signIn.done.text': 'This site confirmed that you own this account.',
  'signIn.done.close': 'Done',
  'signIn.finish.title': 'Finish signing in',
  'signIn.finish.text': 'Sign a message to prove that you own this account.',
  'signIn.in': 'Signed in',
  'signIn.until': 'Until {time}',
  'signIn.out': 'Sign out',
  'signIn.outDone': 'Signed out',
  'signIn.outFailed': 'Couldn’t sign you out. Try again.',
  'signIn.other.title': 'Signed in with another account',
  'signIn.other.text': 'You’re signed in as {session}, but you’re using {account}.',
  'signIn.other.action': 'Sign in as {account}',
  'error.sign-in/failed': 'A problem occurred while trying initialize authentication',
  'error.sign-in/declined': 'Signature declined',
  'error.sign-in/smart-account': 'This application might not support Smart Accounts',
  'error.sign-in/malformed': 'This site’s sign-in message isn’t valid. Contact the site’s owner.',
  'error.sign-in/domain': 'The message is for another site, so it wasn’t accepted.',
  'error.sign-in/uri': 'The message names an address from another site, so it wasn’t accepted.',
  'error.sign-in/chain':
    'The message is for a network that this site doesn’t accept. Choose another network.',
  'error.sign-in/address':
    'Your wallet signed with another account. Switch accounts in your wallet, then sign again.',
  'error.sign-in/nonce': 'This message was already used or is too old. Sign a new one.',
  'error.sign-in/expired': 'The message has expired. Sign a new one.',
  'error.sign-in/not-yet-valid': 'The message isn’t valid yet. Check that your device’s clock is correct.',
  'error.sign-in/signature': 'The signature is not valid',
  'error.sign-in/unverifiable': 'We can’t check the signature right now. Try again in a moment.',
  'error.sign-in/no-session': 'Your session has ended. Sign in again.',
  'error.sign-in/not-verified': 'This site didn’t accept the signature. Sign again.',
} as const

/** All sign-in texts. */
export type SignInDictionary = Dictionary<typeof en>

/** The sign-in texts in one language. */
export type SignInTexts = Translator<typeof en>
