import { parseTransaction } from '@latchkey/explain/solana'
import { base58 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { Bytes } from '../Bytes'
import { signEd25519 } from './signEd25519'

/** Signs a message. One that a chain would take as a transaction is refused. @throws requestInvalid */
export async function signSolanaMessage(message: Bytes, secretKey: Bytes): Promise<string> {
  // Solana signs transactions without a prefix, so the signature would be valid for both.
  if (isTransaction(message)) throw requestInvalid({ reason: 'the message is a transaction' })
  return base58.encode(await signEd25519(message, secretKey))
}

function isTransaction(message: Bytes): boolean {
  const [first = 0, second = 0] = message
  const count = first >= 0x80 ? second : first
  const wire = new Uint8Array(1 + count * 64 + message.length)
  wire[0] = count
  wire.set(message, 1 + count * 64)
  return count > 0 && count < 0x80 && parseTransaction(wire) !== undefined
}
