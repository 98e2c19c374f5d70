import type { AccountRequest } from '@latchkey/core'
import { blockhashExpired } from '../errors/blockhashExpired'
import { assertOnNetwork } from '../wallet/assertOnNetwork'
import { buildTransaction, type Plan } from './buildTransaction'
import { sendRawTransaction } from './sendRawTransaction'

/** Who waits longer than a block lives twice over has gone away. */
const attempts = 3

/**
 * Builds a transaction and has the wallet send it. One that the wallet was shown for longer than the chain remembers
 * its block, so that it was never sent, is made anew and the wallet is asked once more. Of one that may have been sent
 * no second is made: it would be paid twice.
 * @throws userRejected, blockhashExpired, sendUnconfirmed, rpcTransactionRejected, walletMalformed
 */
export async function sendPlan(
  { connector, address, network }: AccountRequest,
  plan: Omit<Plan, 'network'>,
): Promise<string> {
  // Before anything is read of a chain that the wallet is not for.
  await assertOnNetwork(connector, address, network)
  for (let attempt = 1; ; attempt += 1) {
    const transaction = await buildTransaction({ ...plan, network })
    try {
      return await sendRawTransaction({ connector, address, network, transaction })
    } catch (error) {
      if (attempt === attempts || !blockhashExpired.is(error)) throw error
    }
  }
}
