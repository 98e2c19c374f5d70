import { fieldsOf, malformedAnswer, type Network } from '@latchkey/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders'
import { askNode } from '../read/askNode'
import { decodeMetadata, extensionNames } from '../transaction/signCall'
import type { Chain } from './Chain'
import type { TransferContext } from './TransferContext'

/** A network has one version, and another one for an hour after an update. */
const mostKept = 8

async function load(network: Network, specVersion: number, at: readonly string[]): Promise<Chain> {
  const [answer, genesis] = await Promise.all([
    askNode(network, 'state_getMetadata', at),
    askNode(network, 'chain_getBlockHash', [0]),
  ])
  if (typeof answer !== 'string' || !/^0x([\da-f]{2})+$/i.test(answer))
    throw malformedAnswer({ what: 'metadata' })
  // A node on another chain would have us send other money.
  if (typeof genesis !== 'string' || !genesis.startsWith(`0x${network.id}`))
    throw malformedAnswer({ what: 'genesis hash' })
  const metadata = decodeMetadata(hexToBytes(answer.slice(2)))
  return {
    metadata,
    builder: getDynamicBuilder(getLookupFn(metadata)),
    extensions: extensionNames(metadata),
    genesisHash: genesis,
    specVersion,
  }
}

/** Reads what a chain says of itself, now or at a block, once for each version. @throws malformedAnswer and what `askNode` throws */
export async function loadChain(
  { chains }: Pick<TransferContext, 'chains'>,
  network: Network,
  block?: string,
): Promise<Chain> {
  const at = block === undefined ? [] : [block]
  const { specVersion } = fieldsOf(await askNode(network, 'state_getRuntimeVersion', at))
  if (typeof specVersion !== 'number' || !Number.isSafeInteger(specVersion))
    throw malformedAnswer({ what: 'spec version' })
  const key = `${network.caipNetworkId} ${specVersion}`
  const kept = chains.get(key)
  if (kept) return kept
  const loading = load(network, specVersion, at)
  const [oldest] = chains.keys()
  if (oldest !== undefined && chains.size >= mostKept) chains.delete(oldest)
  chains.set(key, loading)
  // The caller gets the failure; the next one asks again.
  loading.catch(() => chains.delete(key))
  return loading
}

/** Reads what a pallet stores; undefined if there is nothing. @throws malformedAnswer, also if the chain has no such entry, and what `askNode` throws */
export async function readStored(
  chain: Chain,
  network: Network,
  [pallet, entry, ...keys]: readonly [pallet: string, entry: string, ...keys: readonly unknown[]],
  block?: string,
): Promise<unknown> {
  const what = `${pallet}.${entry}`
  const codec = attempt(what, () => chain.builder.buildStorage(pallet, entry))
  const key = attempt(what, () => codec.keys.enc(...keys))
  const stored = await askNode(network, 'state_getStorage', block === undefined ? [key] : [key, block])
  if (stored === null || stored === undefined) return undefined
  return attempt(what, () => codec.value.dec(String(stored)))
}

/** Codecs throw plain errors. @throws malformedAnswer */
function attempt<Result>(what: string, act: () => Result): Result {
  try {
    return act()
  } catch (cause) {
    throw malformedAnswer({ what }, { cause })
  }
}
