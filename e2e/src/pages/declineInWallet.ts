import { expect } from 'vitest'
import type { Visit } from '../browser/openVisit'

/** Waits until a hanging wallet has been asked, then has it refuse; before that there is nothing to refuse. */
export async function declineInWallet({ wallet }: Visit, method: string): Promise<void> {
  await expect.poll(async () => (await wallet.log()).at(-1)).toMatchObject({ method, outcome: 'pending' })
  await wallet.release({ kind: 'reject' })
}
