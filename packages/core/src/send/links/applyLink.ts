import { fromBaseUnits } from '@latchkey/protocol'
import type { Latchkey } from '../../Latchkey'
import { findToken } from '../findToken'
import { getSender } from '../getSender'
import { isStillSender } from '../isStillSender'
import { nativePriceOf } from '../priceOf'
import type { LinkOutcome, SendActions } from '../SendActions'
import { nativeToken } from '../toSendToken'
import { otherNetworkOf } from './otherNetworkOf'
import { parsePaymentLink } from './parsePaymentLink'

/** [SND-5] Fills in what a payment link asks for. Another network or family is never switched to silently. @throws paymentLinkInvalid, receiverOtherFamily, notConnected, sendUnsupportedChain, assetUnreadable */
export async function applyLink(
  latchkey: Latchkey,
  actions: SendActions,
  text: string,
  isCurrent: () => boolean = () => true,
): Promise<LinkOutcome> {
  const link = parsePaymentLink(text)
  const sender = await getSender(latchkey)
  const { network } = sender
  const networkId = otherNetworkOf(link, network)
  if (networkId) return { status: 'other-network', networkId }
  const { asset, amount } = link
  const token =
    asset.kind === 'native'
      ? nativeToken(network, nativePriceOf(latchkey.getState()))
      : await findToken(latchkey, sender, asset.token)
  // The visitor has typed something else meanwhile, or the link was read for another account or network.
  if (!isCurrent() || !isStillSender(latchkey, sender)) return { status: 'applied' }
  actions.reset()
  actions.setToken(token)
  actions.setReceiver(link.to)
  if (amount)
    actions.setAmount('units' in amount ? fromBaseUnits(amount.units, token.decimals) : amount.decimal)
  if (link.memo) actions.setMemo(link.memo)
  return { status: 'applied' }
}
