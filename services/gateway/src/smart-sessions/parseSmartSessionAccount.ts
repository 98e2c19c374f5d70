import { isCaipAddress, isEvmAddress, parseAddress } from '@latchkey/protocol'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'

/** The account a request is about. */
export type SmartSessionAccount = {
  /** CAIP-10, in lower case. */
  readonly id: string
  readonly networkId: string
  readonly chainId: number
  /** In lower case. */
  readonly address: `0x${string}`
  /** The nodes of its chain. */
  readonly nodes: readonly string[]
}

/** Parses the account in a path. @throws malformedAddress, unsupportedNamespace, unsupportedChain */
export function parseSmartSessionAccount(nodes: Pick<Nodes, 'find'>, text: string): SmartSessionAccount {
  if (!isCaipAddress(text)) throw refusals.malformedAddress({ address: text.slice(0, 100) })
  const { namespace, chainId, address } = parseAddress(text)
  if (namespace !== 'eip155') throw refusals.unsupportedNamespace({ namespace })
  if (!isEvmAddress(address)) throw refusals.malformedAddress({ address: text.slice(0, 100) })
  const chain = nodes.find(`eip155:${chainId}`)
  const lower = `0x${address.slice(2).toLowerCase()}` as const
  return {
    id: `${chain.id}:${lower}`,
    networkId: chain.id,
    chainId: Number(chainId),
    address: lower,
    nodes: chain.rpc,
  }
}
