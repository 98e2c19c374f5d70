import type { Waiting } from '../wallet/WalletState'
import { signInOf } from './signInOf'

/** Returns the question for the owner. */
export function titleOf(waiting: Waiting): string {
  if (waiting.kind === 'request' && !signInOf(waiting.task.details)) return waiting.task.title
  return waiting.kind === 'proposal' ? 'Connect this site?' : 'Sign in to this site?'
}
