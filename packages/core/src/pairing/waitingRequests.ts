import type { Latchkey } from '../Latchkey'
import { answerSeen } from './requestTransitions'

/**
 * Sends a waiting request to its wallet again; a wallet shows it once.
 * @throws requestNotFound, relayUnreachable, relayRefused
 */
export async function resendRequest(latchkey: Latchkey, id: number): Promise<void> {
  await latchkey.options.pairing?.requests?.resend(latchkey, id)
}

/**
 * Stops waiting for a request: the caller gets an error, and a later answer is ignored. @throws
 * requestNotFound
 */
export async function cancelRequest(latchkey: Latchkey, id: number): Promise<void> {
  await latchkey.options.pairing?.requests?.cancel(latchkey, id)
}

/** Removes an answer that the visitor has seen. */
export function dismissAnswer({ store }: Latchkey, id: number): void {
  store.send(answerSeen, id)
}
