import type { Waiting } from '../wallet/WalletState'

/** What the owner is asked, in a few words. */
export function titleOf(waiting: Waiting): string {
  if (waiting.kind === 'request') return waiting.task.title
  return waiting.kind === 'signIn' ? 'Sign in to this site?' : 'Connect this site?'
}
