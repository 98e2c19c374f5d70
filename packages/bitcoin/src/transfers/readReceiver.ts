import type { Receiver, ReceiverRequest } from '@latchkey/core'
import {
  familyOfAddress,
  receiverBurns,
  receiverInvalid,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import { isOnNetwork, networkNamed, networksOfAddress } from '../network/bitcoinNetworks'
import { isOwnable } from './isOwnable'

/** What an address looks like before its checksum is checked: the newer and the older form. */
const shapes = [/^(bcrt|bc|tb)1[ac-hj-np-z02-9]{6,87}$/i, /^[13mn2][1-9A-HJ-NP-Za-km-z]{24,34}$/]

/** The address in what was typed: plain, or CAIP-10 of this network. @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork */
function readText({ text, network }: ReceiverRequest): string {
  const [, namespace, chain, inner] = /^([-a-z\d]{3,8}):([-\w]{1,32}):(\w+)$/.exec(text) ?? []
  const typed = inner ?? text
  const family = familyOfAddress(typed)
  if (!family) throw shapes.some((shape) => shape.test(typed)) ? receiverMistyped() : receiverInvalid()
  if (family !== 'bip122') throw receiverOtherFamily({ family })
  const networkId = `${namespace}:${chain}`
  if (inner && networkId !== network.caipNetworkId) throw receiverOtherNetwork({ network: networkId })
  return typed
}

/** [SND-5] Reads the receiver and refuses addresses where money is lost. @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork, receiverBurns */
export async function readReceiver(request: ReceiverRequest): Promise<Receiver> {
  const typed = readText(request)
  // The newer form may be typed in capitals, as QR codes have it.
  const address = /^(bcrt|bc|tb)1/i.test(typed) ? typed.toLowerCase() : typed
  const here = networkNamed('id', request.network.caipNetworkId)
  if (!here || !isOnNetwork(address, here)) {
    // Test networks share a form, so this is one of those it may be for.
    const [other] = networksOfAddress(address)
    throw receiverOtherNetwork({ network: other?.id ?? '' })
  }
  if (!isOwnable(address)) throw receiverBurns()
  return { address, isContract: false }
}
