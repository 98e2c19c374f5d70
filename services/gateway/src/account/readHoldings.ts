import { refusals } from '../http/refusals'
import type { Services } from '../Services'
import type { Holding } from './BalanceSource'
import { chainsFor } from './chainsFor'

/** How long to wait for one of several chains. */
const eachLimitMs = 5_000

/**
 * [ACC-2] Reads all balances of an account. Without a chain id it skips chains that are down, unless all are. @throws
 * unsupportedChain, malformedAddress, unsupportedNamespace, chainDown
 */
export async function readHoldings(
  { nodes, balanceSources }: Services,
  address: string,
  chainId: string | undefined,
): Promise<Holding[]> {
  const chains = chainsFor(nodes, address, chainId)
  const namespace = chains[0]?.id.split(':')[0] ?? ''
  const read = balanceSources.get(namespace)
  if (!read) throw refusals.unsupportedNamespace({ namespace })
  // A chain that hangs must not delay the others.
  const signal = chainId ? undefined : AbortSignal.timeout(eachLimitMs)
  const outcomes = await Promise.allSettled(chains.map((chain) => read(chain, address, signal)))
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure && !outcomes.some(({ status }) => status === 'fulfilled')) throw failure.reason
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
}
