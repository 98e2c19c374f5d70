import {
  httpStatus,
  isAddress,
  namespaces,
  networkFailure,
  receiverInvalid,
  requestTimeout,
} from '@latchkey/protocol'
import type { Latchkey } from '../../Latchkey'
import type { Asset } from '../../ports/Transfers'
import { findReceiver } from '../findReceiver'
import { getSender, type Sender } from '../getSender'
import type { LinkOutcome, SendActions } from '../SendActions'
import { emptyForm } from '../SendState'
import { applyLink } from './applyLink'
import { otherNetworkOf } from './otherNetworkOf'
import { isPaymentLink, parsePaymentLink } from './parsePaymentLink'

/**
 * [SND-5] Fills in what a QR code says: an address of this family, or a payment link. A code that can't be used changes
 * nothing. A bare name isn't taken: whoever prints a code can print any word, and looking it up would tell others of it.
 * @throws receiverInvalid, paymentLinkInvalid, receiverOtherFamily, notConnected, sendUnsupportedChain, assetUnreadable,
 * and what `readReceiver` throws
 */
export async function applyCode(
  latchkey: Latchkey,
  actions: SendActions,
  text: string,
  isCurrent: () => boolean = () => true,
): Promise<LinkOutcome> {
  const code = text.trim()
  const link = isPaymentLink(code) ? parsePaymentLink(code) : null
  if (!link && !namespaces.some((namespace) => isAddress(namespace, code))) throw receiverInvalid()
  const sender = await getSender(latchkey)
  const networkId = link && otherNetworkOf(link, sender.network)
  if (networkId) return { status: 'other-network', networkId }
  const { token } = latchkey.getState().send?.form ?? emptyForm
  await checkReceiver(latchkey, sender, link?.to ?? code, link?.asset ?? token?.asset ?? { kind: 'native' })
  if (link) return applyLink(latchkey, actions, code, isCurrent)
  if (isCurrent()) actions.setReceiver(code)
  return { status: 'applied' }
}

async function checkReceiver(latchkey: Latchkey, sender: Sender, to: string, asset: Asset): Promise<void> {
  try {
    await findReceiver(latchkey, sender, to, asset)
  } catch (cause) {
    // The form says that the node can't be reached, and how to go on.
    if (![networkFailure, requestTimeout, httpStatus].some((kind) => kind.is(cause))) throw cause
  }
}
