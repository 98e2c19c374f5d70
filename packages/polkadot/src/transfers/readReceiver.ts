import type { Receiver, ReceiverRequest } from '@latchkey/core'
import {
  familyOfAddress,
  receiverBurns,
  receiverInvalid,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import { decodeAddress } from '../ss58/decodeAddress'
import { encodeAddress } from '../ss58/encodeAddress'
import { prefixIn } from '../ss58/prefixIn'
import { general, networkWithPrefix, prefixOf } from '../ss58/prefixOf'
import type { TransferContext } from './TransferContext'

/** What an address looks like before its checksum is checked. */
const shape = /^[1-9A-HJ-NP-Za-km-z]{45,50}$/
/** What the accounts of pallets and of other chains begin with. */
const codeAccounts = ['modl', 'para', 'sibl']

/** The address in what was typed: plain, or CAIP-10 of this network. @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork */
function readText({ text, network }: ReceiverRequest): string {
  const [, namespace, chain, inner] = /^([-a-z\d]{3,8}):([-\w]{1,32}):(\w+)$/.exec(text) ?? []
  const typed = inner ?? text
  const family = familyOfAddress(typed)
  if (!family) throw shape.test(typed) ? receiverMistyped() : receiverInvalid()
  if (family !== 'polkadot') throw receiverOtherFamily({ family })
  const networkId = `${namespace}:${chain}`
  if (inner && networkId !== network.caipNetworkId) throw receiverOtherNetwork({ network: networkId })
  return typed
}

/**
 * [SND-5] Reads the receiver in this network's spelling. An address is the same account on every network, so one that
 * is spelled for another is named, not refused. @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork, receiverBurns
 */
export async function readReceiver(
  { state: { options } }: TransferContext,
  request: ReceiverRequest,
): Promise<Receiver> {
  const typed = readText(request)
  const id = decodeAddress(typed)
  if (!id) throw receiverInvalid()
  if (id.every((byte) => byte === 0)) throw receiverBurns()
  const prefix = prefixOf(request.network.caipNetworkId, options)
  const written = prefixIn(typed)
  const address = encodeAddress(id, prefix)
  const isContract = codeAccounts.includes(String.fromCharCode(...id.subarray(0, 4)))
  if ([prefix, general].includes(written)) return { address, isContract }
  return { address, isContract, writtenFor: networkWithPrefix(written, options) ?? `SS58 ${written}` }
}
