import type { Latchkey, NetworkInput, Options } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { defineError, docsLink } from '@latchkey/protocol'
import { createLatchkey } from '../elements'
import * as usual from './usualNetworks'

/** A network in `data-networks` that Latchkey doesn't know. */
const unknownNetwork = /* @__PURE__ */ defineError(
  'elements/unknown-network',
  'Unknown network "{id}" in data-networks: name another, or call createLatchkey in a script of your own. See {docs}',
)

/** The page's script has other attributes, but names no networks. */
const noNetworks = /* @__PURE__ */ defineError(
  'elements/no-networks',
  'The script has no networks: add data-networks="eip155:1", or leave its attributes out and call createLatchkey. See {docs}',
)

/** What a script of ours has made. Registered, so it's the same for every copy of this file on the page. */
const mark = Symbol.for('@latchkey/started')
type Script = HTMLScriptElement & { [mark]?: Promise<Latchkey> }

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
 * Creates the instance of a page from the attributes of the script element that loads this file, whose own address is
 * `url`. Returns null if it has none: the page then calls `createLatchkey` itself. @throws unknownNetwork, noNetworks
 */
export async function startFromScript(url: string): Promise<Latchkey | null> {
  const script = findScript(url)
  if (!script) return null
  // The other files may load this one by another address, `latchkey.js` without `?v=2`, and run it again.
  script[mark] ??= start(script.dataset)
  return script[mark]
}

/** The script of this file with attributes. The server may have redirected, so its own address is only one sign. */
function findScript(url: string): Script | undefined {
  const scripts: readonly Script[] = [...document.querySelectorAll<Script>('script[src]')]
  return (
    scripts.find(
      ({ src, dataset }) => (src === url || hasName.test(src)) && attributes.some((name) => name in dataset),
    ) ?? scripts.find(({ type, dataset }) => type === 'module' && dataset.networks?.includes(':'))
  )
}

const hasName = /\/latchkey\.js(\?|#|$)/
const attributes = ['networks', 'projectId', 'gateway', 'locale', 'theme']

async function start(data: DOMStringMap): Promise<Latchkey> {
  const ids = data.networks?.split(/[\s,]+/).filter(Boolean) ?? []
  if (ids.length === 0) throw noNetworks({ docs })
  // Nothing to wait for on a page with usual networks only, so its elements are there at once.
  const isUsual = ids.every((id) => usualNetworks.some((network) => isNetwork(network, id)))
  const known = isUsual ? usualNetworks : await loadNetworks()
  const networks = ids.map((id) => {
    const network = known.find((one) => isNetwork(one, id))
    if (!network) throw unknownNetwork({ id, docs })
    return network
  })
  const others = ids.every(isEvm) ? [] : await (await import('./loadAdapters')).loadAdapters(ids)
  const adapters = ids.some(isEvm) ? [evm(), ...others] : others
  return createLatchkey({ ...readOptions(data), networks, adapters })
}

const docs = /* @__PURE__ */ docsLink('html', 'one-script-no-bundler')

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
    // Any text: createLatchkey says which it accepts.
    ...(theme && { themeMode: theme as Options['themeMode'] & string }),
  }
}
