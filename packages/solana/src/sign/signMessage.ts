import type { Connector } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { askFeature } from '../wallet/askFeature'
import { askPaired } from '../wallet/askPaired'
import { fieldsOf } from '../wallet/fieldsOf'
import { findAccount } from '../wallet/findAccount'
import { firstOf } from '../wallet/firstOf'
import { isPaired } from '../wallet/isPaired'
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

/** [SOL-1] Has the wallet sign a text, as its UTF-8 bytes; the signature is in base58. @throws userRejected, notSupportedByWallet, walletMalformed */
export async function signMessage(request: MessageRequest): Promise<string> {
  const { connector, address } = request
  const bytes = new TextEncoder().encode(request.message)
  if (isPaired(connector.provider)) return signPaired(request, bytes)
  const feature = 'solana:signMessage'
  const { account } = await findAccount(connector, address, feature)
  const answer = await askFeature(connector, feature, { account, message: bytes.slice() })
  const { signedMessage, signature } = firstOf(answer, feature)
  const signed = readBytes(signedMessage, feature, [bytes.length, bytes.length])
  // A signature of something else would be turned down by whoever checks it, and may be a trick.
  if (!signed.every((byte, index) => byte === bytes[index])) throw walletMalformed({ what: feature })
  return readSignature(signature, feature)
}
