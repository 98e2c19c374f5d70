import {
  isSameAddress,
  type Namespace,
  type Network,
  receiverInvalid,
  receiverUnnamed,
} from '@latchkey/protocol'
import { fetchNameAddress } from '../account/fetchNameAddress'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import type { Asset } from '../ports/Transfers'
import { findLookAlike, type LookAlike } from './findLookAlike'
import type { Sender } from './getSender'
import { listTrusted } from './listTrusted'
import { readNodes } from './readNodes'

/** A receiver that something may be sent to. */
export type FoundReceiver = {
  readonly address: string
  readonly isContract: boolean
  readonly name: string | null
  /** Whether the name was looked up. */
  readonly isResolved: boolean
  /** False if the name has no address for this network, and the one of the family's main network is used. */
  readonly isForChain: boolean
  /** When a name of the operator's zones last changed, in ms; null for other names. */
  readonly nameChangedAt: number | null
  /** The network that the address was spelled for, if it isn't this one. */
  readonly writtenFor: string | null
  readonly lookAlike: LookAlike | null
}

/**
 * The address of a name. `isForChain` is false if the name has none for this network, and the usual one is used.
 * `changedAt` is known of names in the operator's zones.
 */
type NamedAddress = {
  readonly address: string
  readonly isForChain: boolean
  readonly changedAt: number | null
}

/** A name, as far as that can be told before it is looked up: no address of any family has a dot. */
function isName(text: string): boolean {
  return text.length <= 255 && /^[^\s:/?#@]+\.[^\s:/?#@]+$/.test(text)
}

/** The networks that may know a name: the one in use, and the one where the family keeps its names. */
function namingNetworks(latchkey: Latchkey, network: Network): readonly Network[] {
  const { commonNetworkId } = latchkey.adapters.get(network.chainNamespace)?.traits ?? {}
  const common = networksOf(latchkey.getState(), network.chainNamespace).find(
    ({ caipNetworkId }) => caipNetworkId === commonNetworkId,
  )
  return common && common !== network ? [network, common] : [network]
}

/** The address of a name by the gateway; null if it has none or can't answer. */
async function askGateway(
  latchkey: Latchkey,
  name: string,
  { caipNetworkId }: Network,
): Promise<NamedAddress | null> {
  try {
    return await fetchNameAddress(latchkey, name, caipNetworkId)
  } catch (cause) {
    // The chain itself may know the name.
    latchkey.logger.info('Could not look up a name', cause)
    return null
  }
}

/** [SND-5] The address of a name: by the gateway if there is one, else from the chain. @throws receiverInvalid, receiverUnnamed, requestTimeout, httpStatus, networkFailure */
export async function lookUpName(
  latchkey: Latchkey,
  { network, transfers }: Sender,
  name: string,
): Promise<NamedAddress> {
  const answer = await askGateway(latchkey, name, network)
  if (answer) return answer
  if (!transfers.resolveName) throw hasGateway(latchkey) ? receiverUnnamed({ name }) : receiverInvalid()
  for (const each of namingNetworks(latchkey, network)) {
    const address = await readNodes(latchkey, each, async (at) =>
      transfers.resolveName?.({ name, network: at }),
    )
    if (address) return { address, isForChain: each === network, changedAt: null }
  }
  throw receiverUnnamed({ name })
}

/** The name of an address in the book. */
function bookName(latchkey: Latchkey, namespace: Namespace, address: string): string | null {
  const entry = latchkey
    .getState()
    .send?.book.find(
      (each) => each.namespace === namespace && isSameAddress(namespace, each.address, address),
    )
  return entry?.name ?? null
}

/** [SND-5] Reads what was typed: an address or a name. @throws receiverInvalid, receiverUnnamed, and what `readReceiver` throws */
export async function findReceiver(
  latchkey: Latchkey,
  sender: Sender,
  typed: string,
  asset: Asset,
): Promise<FoundReceiver> {
  const { network, transfers } = sender
  const namespace = network.chainNamespace
  const text = typed.trim()
  const isResolved = isName(text)
  const named = isResolved
    ? await lookUpName(latchkey, sender, text)
    : { address: text, isForChain: true, changedAt: null }
  const {
    address,
    isContract,
    writtenFor = null,
  } = await readNodes(latchkey, network, (at) =>
    transfers.readReceiver({ network: at, text: named.address, asset, sender: sender.address }),
  )
  const trusted = listTrusted(latchkey.getState(), namespace)
  return {
    address,
    isContract,
    name: isResolved ? text.toLowerCase() : bookName(latchkey, namespace, address),
    isResolved,
    isForChain: named.isForChain,
    nameChangedAt: named.changedAt,
    writtenFor,
    lookAlike: findLookAlike(namespace, address, trusted),
  }
}
