import * as v from 'valibot'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import { showText } from '../showText'
import type { Task } from '../Task'
import type { EvmPorts } from './EvmPorts'
import { evmChainId } from './evmSchemas'

const schema = v.tuple([
  v.object({
    chainId: evmChainId,
    chainName: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
    nativeCurrency: v.nullish(v.object({ symbol: v.pipe(v.string(), v.maxLength(40)) })),
    rpcUrls: v.optional(v.array(v.string()), []),
  }),
])

/** `wallet_addEthereumChain`: adds the chain to the session. A site's own node URL is never used. @throws requestRefused */
export function readAddChain({ nodeOf }: EvmPorts, { params }: Asked): Task {
  const [{ chainId, chainName, nativeCurrency, rpcUrls }] = parseParams(
    schema,
    Array.isArray(params) ? params.slice(0, 1) : params,
  )
  const fact = (label: string, value: string) => ({ kind: 'fact' as const, label, value: showText(value) })
  return createTask({
    title: 'Add a network',
    verb: 'Add',
    details: [
      fact('Network', chainId),
      ...(chainName ? [fact('Name given by the site', chainName)] : []),
      ...(nativeCurrency ? [fact('Coin', nativeCurrency.symbol)] : []),
      ...(rpcUrls[0] ? [fact('The site’s node (not used)', rpcUrls[0].slice(0, 300))] : []),
    ],
    warnings: nodeOf(chainId) ? [] : ['This wallet has no node for this network. It can sign but not send.'],
    switchesTo: chainId,
    run: async () => null,
  })
}
