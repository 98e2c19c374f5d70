import { invalidOption, isNamespace, type Network, type NetworkId } from '@latchkey/protocol'
import type { NetworkInput } from './Options'

function isHttpUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^\s/]/i.test(value)
}

/**
 * [NET-5] A network with its CAIP-2 id; a bare chain object with a number for an id is an EVM chain.
 * Checked by hand, field by field, because this runs before the click, where a schema library has no place.
 * @throws invalidOption
 */
export function toNetwork(
  input: NetworkInput,
  customUrls: readonly { readonly url: string }[] = [],
): Network {
  const fail = (reason: string) => invalidOption({ option: 'networks', reason })
  if (typeof input !== 'object' || input === null) throw fail('a network is an object')
  const chainNamespace = input.chainNamespace ?? (typeof input.id === 'number' ? 'eip155' : undefined)
  if (!isNamespace(chainNamespace)) throw fail(`unknown namespace ${String(chainNamespace)}`)
  const caipNetworkId: NetworkId = `${chainNamespace}:${input.id}`
  if (input.caipNetworkId !== undefined && input.caipNetworkId !== caipNetworkId)
    throw fail(`${input.caipNetworkId} is not ${caipNetworkId}`)
  const isChainId =
    typeof input.id === 'number'
      ? Number.isSafeInteger(input.id) && input.id > 0
      : /^[\w-]{1,64}$/.test(String(input.id))
  if (!isChainId) throw fail(`${String(input.id)} is not a chain id`)
  const { name, nativeCurrency: currency, rpcUrls } = input
  if (typeof name !== 'string' || !name) throw fail(`${caipNetworkId} has no name`)
  if (typeof currency?.symbol !== 'string' || !Number.isInteger(currency.decimals))
    throw fail(`${caipNetworkId} has no currency`)
  const own = rpcUrls?.default?.http
  if (!Array.isArray(own) || !own.every(isHttpUrl)) throw fail(`${caipNetworkId} has no RPC address`)
  const custom = customUrls.map(({ url }) => url)
  if (!custom.every(isHttpUrl))
    throw invalidOption({ option: 'customRpcUrls', reason: `${caipNetworkId} needs web addresses` })
  return {
    ...input,
    chainNamespace,
    caipNetworkId,
    rpcUrls: {
      ...rpcUrls,
      default: { ...rpcUrls.default, http: [...custom, ...own] },
      chainDefault: rpcUrls['chainDefault'] ?? { http: [...custom, ...own.slice(0, 1)] },
    },
  }
}
