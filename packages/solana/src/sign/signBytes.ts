import type { Connector } from '@latchkey/core'
import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { askFeature } from '../wallet/askFeature'
import { asking } from '../wallet/asking'
import { askPaired } from '../wallet/askPaired'
import { findAccount } from '../wallet/findAccount'
import { firstOf } from '../wallet/firstOf'
import { isPaired } from '../wallet/isPaired'
import { isForged } from './isForged'
import { readBytes } from './readBytes'
import { readSignature } from './readSignature'

type BytesRequest = {
  readonly connector: Connector
  readonly address: string
  readonly message: Uint8Array
}

async function signPaired({ connector, address, message: bytes }: BytesRequest): Promise<string> {
  const method = 'solana_signMessage'
  const params = { message: base58.encode(bytes), pubkey: address }
  const answer = await askPaired(connector, { method, params })
  return readSignature(fieldsOf(answer).signature, method)
}

async function signStandard({ connector, address, message: bytes }: BytesRequest): Promise<string> {
  const feature = 'solana:signMessage'
  const { account } = await findAccount(connector, address, feature)
  const answer = await askFeature(connector, feature, { account, message: bytes.slice() })
  const { signedMessage, signature } = firstOf(answer, feature)
  const signed = readBytes(signedMessage, feature, [bytes.length, bytes.length])
  // The signature must be of the message that was asked for.
  if (!signed.every((byte, index) => byte === bytes[index])) throw walletMalformed({ what: feature })
  return readSignature(signature, feature)
}

/** Has the wallet sign bytes; the signature is in base58. @throws userRejected, notSupportedByWallet, walletMalformed */
export function signBytes(given: BytesRequest): Promise<string> {
  // The page may reuse its array while the wallet asks.
  const request = { ...given, message: given.message.slice() }
  return asking(request.connector, 'signMessage', async () => {
    const sign = isPaired(request.connector.provider) ? signPaired : signStandard
    const signature = await sign(request)
    if (await isForged(request.address, request.message, signature))
      throw walletMalformed({ what: 'signature' })
    return signature
  })
}
