import { expect } from 'vitest'
import type { EngineVisit } from '../engines/openIn'

/** Waits until a hanging wallet has been asked, then declines. */
export async function declineInWallet(
  { wallet }: Pick<EngineVisit, 'wallet'>,
  method: string,
): Promise<void> {
  await expect.poll(async () => (await wallet.log()).at(-1)).toMatchObject({ method, outcome: 'pending' })
  await wallet.release({ kind: 'reject' })
}
