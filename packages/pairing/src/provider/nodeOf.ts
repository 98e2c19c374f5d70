import { noRpcUrl, rpcProviderNotFound } from '@latchkey/protocol'
import { ownValue } from './ownValue'
import type { ProviderContext } from './ProviderContext'

/** [WC-7] Returns the node URL of a chain. @throws rpcProviderNotFound, noRpcUrl */
export function nodeOf(context: ProviderContext, chain: string): string {
  const [namespace = '', reference = ''] = chain.split(':')
  const config = ownValue(context.config(), namespace)
  const url = context.nodes.get(chain) ?? (config && ownValue(config.rpcMap, reference))
  if (url) return url
  if (!config?.chains.includes(chain)) throw rpcProviderNotFound({ chainId: chain })
  throw noRpcUrl({ chainId: reference })
}
