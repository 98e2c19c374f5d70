import type { Network } from '@latchkey/protocol'
import { encodeTransaction, type PricedPlan } from './encodeTransaction'
import { getPriorityFee } from './getPriorityFee'
import { readLifetime } from './readLifetime'
import { writtenBy } from './writtenBy'

/** What to do on which network. Without a price, the priority fee is like others pay. */
export type Plan = Omit<PricedPlan, 'price'> & {
  readonly network: Network
  readonly price?: bigint | undefined
}

/** An unsigned transaction in base64, and the last height at which a block may contain it. */
export type Built = { readonly transaction: string; readonly lastValidBlockHeight: bigint }

/** Builds an unsigned transaction for the latest block. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function buildTransaction({ network, ...plan }: Plan): Promise<Built> {
  const [price, lifetime] = await Promise.all([
    plan.price ?? getPriorityFee(network, writtenBy(plan.instructions)),
    readLifetime(network),
  ])
  const { lastValidBlockHeight } = lifetime
  return { transaction: encodeTransaction({ ...plan, price }, lifetime), lastValidBlockHeight }
}
