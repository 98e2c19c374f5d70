import type { Receiver, ReceiverRequest } from '@latchkey/core'
import {
  checksumAddress,
  familyOfAddress,
  isChecksummed,
  isEvmAddress,
  receiverBurns,
  receiverInvalid,
  receiverIsToken,
  receiverMistyped,
  receiverOtherFamily,
  receiverOtherNetwork,
} from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { isTokenContract } from './isTokenContract'
import { isDelegated, readCode } from './readCode'

/** Addresses that people send to by mistake or to destroy: nobody has their keys. */
const graves = [
  `0x${'e'.repeat(40)}`,
  `0x${'f'.repeat(40)}`,
  `0x${'dead'.repeat(10)}`,
  `0xdead${'0'.repeat(36)}`,
]
/** The zero address, the precompiled contracts, and `0x…dead`. */
const lowest = 0xffffn

/** The address in what was typed: plain, or CAIP-10 of this network. @throws receiverInvalid, receiverOtherFamily, receiverOtherNetwork */
function readText({ text, network }: ReceiverRequest): string {
  const [, namespace, chain, inner] = /^([-a-z\d]{3,8}):([-\w]{1,32}):(\w+)$/.exec(text) ?? []
  const family = familyOfAddress(inner ?? text)
  if (!family) throw receiverInvalid()
  if (family !== 'eip155') throw receiverOtherFamily({ family })
  const networkId = `${namespace}:${chain}`
  if (inner && networkId !== network.caipNetworkId) throw receiverOtherNetwork({ network: networkId })
  return inner ?? text
}

/** [SND-5] Reads the receiver and refuses addresses where money is lost. @throws receiverInvalid, receiverMistyped, receiverOtherFamily, receiverOtherNetwork, receiverIsToken, receiverBurns, requestTimeout, httpStatus, networkFailure */
export async function readReceiver(access: NodeAccess, request: ReceiverRequest): Promise<Receiver> {
  const { network, asset } = request
  const typed = readText(request)
  if (!isEvmAddress(typed)) throw receiverInvalid()
  const isShouted = typed.slice(2) === typed.slice(2).toUpperCase()
  if (!isShouted && !isChecksummed(typed)) throw receiverMistyped()
  const lower = typed.toLowerCase()
  if (graves.includes(lower) || BigInt(lower) <= lowest) throw receiverBurns()
  const address = checksumAddress(typed)
  if (asset.kind !== 'native' && asset.token.toLowerCase() === lower) throw receiverIsToken()
  const code = await readCode(access, network, address)
  if (code === '0x' || isDelegated(code)) return { address, isContract: false }
  if (await isTokenContract(access, network, address)) throw receiverIsToken()
  return { address, isContract: true }
}
