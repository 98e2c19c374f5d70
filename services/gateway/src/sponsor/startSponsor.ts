import type { Hex } from 'viem'
import { readAccount } from './account/readAccount'
import { budgetsOf } from './budget/budgetsOf'
import { checkBudgets } from './budget/checkBudgets'
import { dayOf } from './budget/dayOf'
import { startSweepingSponsor } from './budget/startSweepingSponsor'
import type { CheckedOperation } from './check/CheckedOperation'
import { checkSigned } from './check/checkSigned'
import { checkUnsigned } from './check/checkUnsigned'
import { mostCost } from './check/mostCost'
import type { Wanted } from './check/Wanted'
import { operationRejected } from './errors'
import { readGenesis } from './line/readGenesis'
import { startLines } from './line/startLines'
import { readOperation } from './operation/readOperation'
import type { Sponsoring } from './Sponsoring'
import { findOperation } from './store/findOperation'
import { forgetOperation } from './store/forgetOperation'
import { isKept } from './store/isKept'
import { reopenOperation } from './store/reopenOperation'
import type { StoredOperation } from './store/StoredOperation'
import { storeOperation } from './store/storeOperation'

/** Pays for the operations of visitors. */
export type Sponsor = {
  /**
   * Checks whether it would pay for an operation that isn't signed yet, and how much gas that needs.
   * @throws sponsorRefused, operationInvalid, operationRejected, operationReverted, chainDown
   */
  estimate(wanted: Wanted): Promise<CheckedOperation['operation']>
  /**
   * Takes a signed operation, to be mined later, and returns its hash. The same one again is the same operation.
   * @throws sponsorRefused, operationInvalid, operationUnsigned, operationRejected, operationReverted, chainDown
   */
  take(wanted: Wanted): Promise<Hex>
  find(chain: string, hash: string): Promise<StoredOperation | undefined>
  stop(): Promise<void>
}

/** Starts the gateway's own sponsor. */
export function startSponsor(sponsoring: Sponsoring): Sponsor {
  const { database, nodes, sponsor, now } = sponsoring
  const lines = startLines(sponsoring)
  const sweeping = startSweepingSponsor(sponsoring)
  const find: Sponsor['find'] = (chain, hash) => findOperation(database, chain, hash)
  return {
    find,
    async estimate(wanted) {
      const checked = await checkUnsigned(sponsoring, wanted)
      const { operation } = checked
      const { project, chain } = wanted
      const budgets = budgetsOf(sponsor, { project, chain, sender: operation.sender })
      await checkBudgets(database, budgets, dayOf(now()), mostCost(checked))
      return operation
    },
    async take(wanted) {
      const { chain, project, operation: wire } = wanted
      const operation = readOperation(wire, Number(chain.slice('eip155:'.length)))
      const { hash } = operation
      const seen = await find(chain, hash)
      if (isKept(seen)) {
        const isDone = seen?.state === 'mined' || seen?.state === 'failed'
        const isUsed = async () =>
          (await readAccount(nodes, chain, operation, wanted.signal)).nextNonce > operation.nonce
        if (!isDone || (await isUsed())) return hash
        // The chain dropped its block: the same transaction goes again, so it can't be mined twice.
        if (
          seen &&
          !seen.final &&
          seen.genesis === ((await readGenesis(nodes, chain, wanted.signal)) ?? null)
        ) {
          await reopenOperation(sponsoring, seen)
          lines.wake(chain)
          return hash
        }
        // A development chain that started again.
        await forgetOperation(database, hash)
      }
      try {
        const checked = await checkSigned(sponsoring, wanted)
        await storeOperation(sponsoring, { wire, checked, chain, project })
      } catch (error) {
        // Its nonce may be taken by itself: another request brought the same operation meanwhile.
        if (!operationRejected.is(error) || !isKept(await find(chain, hash))) throw error
      }
      lines.wake(chain)
      return hash
    },
    async stop() {
      await lines.stop()
      await sweeping.stop()
    },
  }
}
