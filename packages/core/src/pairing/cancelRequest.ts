import type { Latchkey } from '../Latchkey'

/**
 * Stops waiting for a request: the caller gets an error, and a later answer is ignored. @throws
 * requestNotFound
 */
export async function cancelRequest(latchkey: Latchkey, id: number): Promise<void> {
  await latchkey.options.pairing?.requests?.cancel(latchkey, id)
}
