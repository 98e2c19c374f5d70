import type { Latchkey, NetworkInput, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { defineError } from '@latchkey/protocol'
import { createLatchkey } from '../elements'
import * as usual from './usualNetworks'

/** A network in `data-networks` that Latchkey doesn't know. */
const unknownNetwork = /* @__PURE__ */ defineError(
  'elements/unknown-network',
  'Unknown network "{id}" in data-networks: name another, or call createLatchkey in a script of your own',
)

const usualNetworks: readonly NetworkInput[] = [
  usual.arbitrum,
  usual.base,
  usual.baseSepolia,
  usual.bsc,
  usual.mainnet,
  usual.optimism,
  usual.polygon,
  usual.sepolia,
]

/**
 * Creates the instance of a page from the attributes of the script element that loads this file. Returns null if none of
 * them names networks: the page then calls `createLatchkey` itself. @throws unknownNetwork
 */
export async function startFromScript(): Promise<Latchkey | null> {
  // Not by the address of the module, which differs if the server redirected.
  const script = document.querySelector<HTMLScriptElement>('script[src*="latchkey.js"][data-networks]')
  const ids = script?.dataset.networks?.split(/[\s,]+/).filter(Boolean) ?? []
  if (!script || ids.length === 0) return null
  // Nothing to wait for on a page with usual networks only, so its elements are there at once.
  const isUsual = ids.every((id) => usualNetworks.some((network) => isNetwork(network, id)))
  const known = isUsual ? usualNetworks : await loadNetworks()
  const networks = ids.map((id) => {
    const network = known.find((one) => isNetwork(one, id))
    if (!network) throw unknownNetwork({ id })
    return network
  })
  const others = ids.every(isEvm) ? [] : await (await import('./loadAdapters')).loadAdapters(ids)
  const adapters = ids.some(isEvm) ? [evm(), ...others] : others
  return createLatchkey({ ...readOptions(script.dataset), networks, adapters })
}

const isEvm = (id: string) => id.startsWith('eip155:')

const isNetwork = ({ id, caipNetworkId = `eip155:${id}` }: NetworkInput, wanted: string) =>
  caipNetworkId === wanted

async function loadNetworks(): Promise<readonly NetworkInput[]> {
  const { definePolkadotNetwork, ...networks } = await import('../networks')
  return Object.values(networks)
}

function readOptions({ projectId, gateway, locale, theme }: DOMStringMap): Partial<Options> {
  return {
    ...(projectId && { projectId }),
    ...(gateway && { gateway }),
    ...(locale && { locale }),
    ...(theme === 'light' || theme === 'dark' ? { themeMode: theme } : {}),
  }
}
