import type { Latchkey } from '../Latchkey'

/** Stops waiting for a request; whoever asked is refused, and a later answer is dropped. @throws requestNotFound */
export async function cancelRequest(latchkey: Latchkey, id: number): Promise<void> {
  await latchkey.options.pairing?.requests?.cancel(latchkey, id)
}
