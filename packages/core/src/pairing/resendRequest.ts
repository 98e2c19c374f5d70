import type { Latchkey } from '../Latchkey'

/**
 * Sends a waiting request to its wallet again; a wallet shows it once.
 * @throws requestNotFound, relayUnreachable, relayRefused
 */
export async function resendRequest(latchkey: Latchkey, id: number): Promise<void> {
  await latchkey.options.pairing?.requests?.resend(latchkey, id)
}
