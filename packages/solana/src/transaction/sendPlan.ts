import type { AccountRequest } from '@latchkey/core'
import { blockhashExpired } from '../errors/fromBlockhashTrouble'
import { asking } from '../wallet/asking'
import { assertOnNetwork } from '../wallet/assertOnNetwork'
import { buildTransaction, type Plan } from './buildTransaction'
import { sendRawTransaction } from './sendRawTransaction'

/** A visitor who lets two blockhashes expire has left. */
const attempts = 3

/** A node tries it out on the block that it was built for; by default it would take one that is too old. */
const options = { preflightCommitment: 'confirmed' }

/** A sent transaction: its signature, and the last height at which a block may contain it. */
export type Sent = { readonly id: string; readonly lastValidBlockHeight: bigint }

/**
 * Builds a transaction and has the wallet send it. When the blockhash expires before the visitor approves, the
 * transaction was never sent: it is built again and the wallet is asked again. A transaction that may have been sent
 * is never built twice, since it could be paid twice.
 * @throws userRejected, blockhashExpired, sendUnconfirmed, rpcTransactionRejected, walletMalformed
 */
export function sendPlan(
  { connector, address, network }: AccountRequest,
  plan: Omit<Plan, 'network'>,
): Promise<Sent> {
  return asking(connector, 'signAndSendTransaction', async () => {
    // Checked first, so we never read a chain that the wallet isn't on.
    await assertOnNetwork(connector, address, network)
    for (let attempt = 1; ; attempt += 1) {
      const { transaction, lastValidBlockHeight } = await buildTransaction({ ...plan, network })
      try {
        const id = await sendRawTransaction({ connector, address, network, transaction, options })
        return { id, lastValidBlockHeight }
      } catch (error) {
        if (attempt === attempts || !blockhashExpired.is(error)) throw error
      }
    }
  })
}
