import { isNamespace, isRecord, type Network, type NetworkId, wrongOption } from '@latchkey/protocol'
import type { NetworkInput, Options } from './Options'

/** Whether a value is a list of web addresses. */
export function areUrls(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.every((url) => typeof url === 'string' && /^https?:\/\/[^\s/]/i.test(url))
  )
}

/** The first wrong entry of a list, which is what an error names. */
export function wrongIn(list: unknown, isGood: (entry: unknown) => boolean): unknown {
  return Array.isArray(list) && list.length > 0 ? list.find((entry) => !isGood(entry)) : list
}

/**
 * [NET-5] Returns a network with its CAIP-2 id. A bare chain object with a numeric id is an EVM chain.
 * Checked by hand, and only what could do harm, because this runs before the click, where a schema library
 * would be too large.
 * @throws invalidOption
 */
export function toNetwork(input: NetworkInput, customRpcUrls: Options['customRpcUrls'] = {}): Network {
  // Plain JavaScript may give a name or a number.
  if (!isRecord(input)) throw wrongOption('networks', 'objects of latchkey/networks', input)
  // Chain objects of viem and wagmi name no namespace; they are EVM chains.
  const chainNamespace = input.chainNamespace ?? 'eip155'
  const caipNetworkId: NetworkId = `${chainNamespace}:${input.id}`
  const nodes: unknown = customRpcUrls[caipNetworkId] ?? []
  const custom: unknown = Array.isArray(nodes) && nodes.map((node) => node?.url)
  if (!areUrls(custom))
    throw wrongOption(
      'customRpcUrls',
      '[{ url }]',
      wrongIn(nodes, (node) => areUrls([Object(node).url])),
    )
  const own = input.rpcUrls?.default?.http
  const { symbol, decimals } = input.nativeCurrency ?? {}
  const faults = {
    namespace: isNamespace(chainNamespace),
    id:
      typeof input.id === 'number'
        ? Number.isSafeInteger(input.id) && input.id > 0
        : /^[\w-]{1,64}$/.test(input.id),
    caipNetworkId: (input.caipNetworkId ?? caipNetworkId) === caipNetworkId,
    name: typeof input.name === 'string' && input.name !== '',
    nativeCurrency: typeof symbol === 'string' && Number.isInteger(decimals),
    rpcUrls: areUrls(own),
  }
  const names = Object.keys(faults) as (keyof typeof faults)[]
  const fault = names.find((name) => !faults[name]) ?? 'rpcUrls'
  if (!faults[fault] || !areUrls(own))
    throw wrongOption(
      'networks',
      `a valid ${fault} of ${caipNetworkId}`,
      { ...input, namespace: chainNamespace, rpcUrls: wrongIn(own, (url) => areUrls([url])) }[fault],
    )
  return {
    ...input,
    chainNamespace,
    caipNetworkId,
    rpcUrls: {
      chainDefault: { http: [...custom, ...own.slice(0, 1)] },
      ...input.rpcUrls,
      default: { ...input.rpcUrls.default, http: [...custom, ...own] },
    },
  }
}
