import {
  fromBaseUnits,
  receiverMoved,
  senderChanged,
  sendShortOfFunds,
  sendShortOfGas,
  tooManyPending,
} from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import type { TransferQuote } from '../ports/Transfers'
import { lookUpName } from './findReceiver'
import type { Sender } from './getSender'
import { isStillSender } from './isStillSender'
import { addSent } from './keepSent'
import { readNodes } from './readNodes'
import { noteReceiver, recentsItem } from './recentsItem'
import type { SendToken } from './SendState'
import { keyOfSent, type SentTransfer } from './SentTransfer'
import type { StartedTransfer } from './StartedTransfer'
import { startSend } from './startSend'
import { toSendError } from './toSendError'
import { sendLearnt } from './transitions'

/** [ACC-9] */
export const mostPending = 99

/** A transfer that can be made. */
export type Order = {
  readonly sender: Sender
  readonly token: Pick<SendToken, 'symbol' | 'decimals' | 'iconUrl'>
  readonly quote: TransferQuote
  /** The name that led to the receiver. */
  readonly name: string | null
  /** Whether the name was looked up, so it is looked up again. */
  readonly isResolved: boolean
}

/** [SND-1] Has the wallet send, and follows the transaction. @throws userRejected, sendFailed, tooManyPending, sendShortOfFunds, sendShortOfGas, receiverMoved, senderChanged */
export async function carryOut(latchkey: Latchkey, order: Order): Promise<StartedTransfer> {
  const { sender, token, quote } = order
  const { network, address, connector, transfers, isSponsored } = sender
  const live = startSend(latchkey)
  const about = {
    isSmartAccount: isSponsored,
    network: network.caipNetworkId,
    token: quote.asset.kind === 'native' ? token.symbol : quote.asset.token,
    amount: Number(fromBaseUnits(quote.amount, token.decimals)),
  }
  track(latchkey, 'SEND_INITIATED', about)
  try {
    await assertPossible(latchkey, order)
    if (!isStillSender(latchkey, sender)) throw senderChanged()
    const handle = await transfers.send({ connector, address, network, quote })
    const transfer: SentTransfer = {
      namespace: network.chainNamespace,
      networkId: network.caipNetworkId,
      address,
      to: quote.to,
      toName: order.name,
      asset: quote.asset,
      amount: `${quote.amount}`,
      symbol: token.symbol.slice(0, 64),
      decimals: token.decimals,
      iconUrl: token.iconUrl,
      handle,
      sentAt: latchkey.host.now(),
      state: 'pending',
      unseenSince: null,
      endedAt: null,
      how: null,
      by: null,
      succeeded: null,
    }
    addSent(latchkey, transfer)
    rememberReceiver(latchkey, transfer)
    track(latchkey, 'SEND_SUCCESS', about)
    showNotice(latchkey, { message: 'Transaction started', code: 'send.started', variant: 'success' })
    live.follow()
    return { transfer, ended: live.untilEnded(keyOfSent(transfer)) }
  } catch (cause) {
    const error = toSendError(cause)
    track(latchkey, 'SEND_ERROR', { ...about, message: error.message })
    const { message, code, values } = error
    showNotice(latchkey, { message, code, values, variant: 'error' })
    throw error
  }
}

async function assertPossible(latchkey: Latchkey, { sender, quote, name, isResolved }: Order): Promise<void> {
  const { address, network } = sender
  const pending = latchkey
    .getState()
    .send?.sent.filter((row) => row.state === 'pending' && row.address === address)
  if ((pending?.length ?? 0) >= mostPending) throw tooManyPending({ count: mostPending })
  if (quote.shortage === 'asset') throw sendShortOfFunds()
  if (quote.shortage === 'fee') throw sendShortOfGas()
  if (!name || !isResolved) return
  // Whoever holds the name may have changed it since it was shown.
  const { address: text } = await lookUpName(latchkey, sender, name)
  const { address: to } = await readNodes(latchkey, network, (at) =>
    sender.transfers.readReceiver({ network: at, text, asset: quote.asset, sender: address }),
  )
  if (to !== quote.to) throw receiverMoved({ name })
}

function rememberReceiver(
  { storage, store }: Latchkey,
  { namespace, to, toName, sentAt }: SentTransfer,
): void {
  const receiver = { namespace, address: to, name: toName, at: sentAt }
  const recents = noteReceiver(storage.get(recentsItem), receiver)
  storage.set(recentsItem, recents)
  store.send(sendLearnt, { recents })
}
