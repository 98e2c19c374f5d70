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

type MessageRequest = {
  readonly connector: Connector
  readonly address: string
  readonly message: string
}

async function signPaired({ connector, address }: MessageRequest, bytes: Uint8Array): Promise<string> {
  const method = 'solana_signMessage'
  const params = { message: base58.encode(bytes), pubkey: address }
  const answer = await askPaired(connector, { method, params })
  return readSignature(fieldsOf(answer).signature, method)
}

async function signStandard({ connector, address }: MessageRequest, bytes: Uint8Array): Promise<string> {
  const feature = 'solana:signMessage'
  const { account } = await findAccount(connector, address, feature)
  const answer = await askFeature(connector, feature, { account, message: bytes.slice() })
  const { signedMessage, signature } = firstOf(answer, feature)
  const signed = readBytes(signedMessage, feature, [bytes.length, bytes.length])
  // The signature must be of the message that was asked for.
  if (!signed.every((byte, index) => byte === bytes[index])) throw walletMalformed({ what: feature })
  return readSignature(signature, feature)
}

/** [SOL-1] Has the wallet sign a text, as its UTF-8 bytes; the signature is in base58. @throws userRejected, notSupportedByWallet, walletMalformed */
export function signMessage(request: MessageRequest): Promise<string> {
  return asking(request.connector, 'signMessage', async () => {
    const bytes = new TextEncoder().encode(request.message)
    const sign = isPaired(request.connector.provider) ? signPaired : signStandard
    const signature = await sign(request, bytes)
    if (await isForged(request.address, bytes, signature)) throw walletMalformed({ what: 'signature' })
    return signature
  })
}
