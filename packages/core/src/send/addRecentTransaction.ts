import {
  docsLink,
  invalidRequest,
  isRecord,
  type Namespace,
  sendUnsupportedChain,
  stripDeceptive,
  tooManyPending,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { mostPending } from './carryOut'
import { getSender } from './getSender'
import { addSent } from './keepSent'
import { keyOfSent, type SentTransfer } from './SentTransfer'
import type { StartedTransfer } from './StartedTransfer'
import { mostNote } from './sentItem'
import { startSend } from './startSend'

/** A transaction that the site has sent itself. */
export type RecentTransaction = {
  /** Its hash, or its id or signature in families that call it so. */
  readonly hash: string
  /** What it does, in the visitor's language, like "Mint a ticket". At most 100 characters are shown. */
  readonly description: string
  /** The family that it was sent in; the active one if missing. */
  readonly namespace?: Namespace | undefined
}

/** Adds a transaction of the site to the activity of the account in use, and follows it. */
export async function addRecentTransaction(
  latchkey: Latchkey,
  transaction: RecentTransaction,
): Promise<StartedTransfer> {
  // Plain JavaScript may leave out the instance.
  if (!isRecord(transaction))
    throw invalidRequest({
      reason: `expected the instance, then a transaction. See ${docsLink('state', 'without-the-modal')}`,
    })
  const { hash, description, namespace } = transaction
  const { address, network, transfers } = await getSender(latchkey, namespace)
  if (!transfers.isId) throw sendUnsupportedChain()
  // One that no node can ever know would be followed for good.
  if (typeof hash !== 'string' || !transfers.isId(hash)) throw invalidRequest({ reason: 'hash' })
  const note = stripDeceptive(typeof description === 'string' ? description : '')
    .trim()
    .slice(0, mostNote)
  if (!note) throw invalidRequest({ reason: 'description' })
  const live = startSend(latchkey)
  const handle = { id: hash, details: {} }
  const { caipNetworkId: networkId, chainNamespace } = network
  const key = keyOfSent({ networkId, handle })
  const rows = latchkey.getState().send?.sent ?? []
  const known = rows.find((row) => keyOfSent(row) === key)
  // One that was sent from here is followed already, with all that is known about it.
  if (known) return { transfer: known, ended: live.untilEnded(key) }
  // [ACC-9]
  if (rows.filter((row) => row.state === 'pending' && row.address === address).length >= mostPending)
    throw tooManyPending({ count: mostPending })
  const transfer: SentTransfer = {
    namespace: chainNamespace,
    networkId,
    address,
    to: address,
    toName: null,
    asset: { kind: 'native' },
    amount: '0',
    symbol: network.nativeCurrency.symbol.slice(0, 64),
    decimals: network.nativeCurrency.decimals,
    iconUrl: null,
    handle,
    sentAt: latchkey.host.now(),
    state: 'pending',
    unseenSince: null,
    endedAt: null,
    how: null,
    by: null,
    succeeded: null,
    note,
  }
  addSent(latchkey, transfer)
  live.follow()
  return { transfer, ended: live.untilEnded(key) }
}
