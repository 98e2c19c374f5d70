import { isNamespace, type Network } from '@latchkey/protocol'
import { defaultEvents, defaultMethods } from './defaultMethods'
import { deprecatedChains } from './deprecatedChains'
import type { NamespaceConfig, ProviderConfig } from './ProviderConfig'

type PerNamespace<Value> = { readonly [namespace: string]: Value }

/** A site's overrides by namespace. Each replaces the default. */
export type ProviderConfigOverride = {
  readonly methods?: PerNamespace<readonly string[]>
  readonly chains?: PerNamespace<readonly string[]>
  readonly events?: PerNamespace<readonly string[]>
  /** By CAIP-2 id. A family listed here uses only these URLs. */
  readonly rpcMap?: { readonly [chain: string]: string }
  readonly defaultChain?: PerNamespace<string>
}

const namespaceOf = (chain: string) => chain.split(':', 1)[0] ?? ''
const referenceOf = (chain: string) => chain.slice(namespaceOf(chain).length + 1)

/** [WC-4] [WC-5] Builds the request for these networks: all chains with the default methods and events. */
export function buildProviderConfig(
  networks: readonly Network[],
  override: ProviderConfigOverride = {},
): ProviderConfig {
  const { methods = {}, chains = {}, events = {}, rpcMap = {}, defaultChain = {} } = override
  const named = [methods, chains, events, defaultChain].flatMap((each) => Object.keys(each))
  const all = [
    ...networks.map(({ chainNamespace }) => chainNamespace),
    ...named,
    ...Object.keys(rpcMap).map(namespaceOf),
  ]
  const build = (namespace: string): NamespaceConfig => {
    const own = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
    const asked = own.map(({ caipNetworkId }) => caipNetworkId)
    const replaced = Object.entries(rpcMap).filter(([chain]) => namespaceOf(chain) === namespace)
    const found = own.flatMap(({ caipNetworkId, rpcUrls }) => {
      const [url] = rpcUrls.default.http
      return url ? [[caipNetworkId, url] as const] : []
    })
    const urls = replaced.length > 0 ? replaced : found
    const first = defaultChain[namespace]
    return {
      // Some Solana wallets only know old chain ids.
      chains: chains[namespace] ?? asked.flatMap((chain) => [chain, deprecatedChains[chain] ?? []].flat()),
      methods: methods[namespace] ?? (isNamespace(namespace) ? defaultMethods[namespace] : []),
      events: events[namespace] ?? defaultEvents,
      rpcMap: Object.fromEntries(urls.map(([chain, url]) => [referenceOf(chain), url])),
      ...(first ? { defaultChain: first.includes(':') ? first : `${namespace}:${first}` } : {}),
    }
  }
  return Object.fromEntries([...new Set(all)].map((namespace) => [namespace, build(namespace)]))
}
