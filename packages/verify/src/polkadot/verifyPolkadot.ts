import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { verify as verifySr25519 } from '@scure/sr25519'
import { isSameBytes } from '../crypto/isSameBytes'
import { parseHex } from '../crypto/parseHex'
import { recoverPoint } from '../crypto/recoverPoint'
import type { SignatureQuestion } from '../SignatureQuestion'
import { accountIdOf } from './accountIdOf'

type Check = (signature: Uint8Array, message: Uint8Array, accountId: Uint8Array) => boolean

const isEd25519: Check = (signature, message, accountId) =>
  signature.length === 64 && ed25519.verify(signature, message, accountId, { zip215: false })

const isSr25519: Check = (signature, message, accountId) =>
  signature.length === 64 && verifySr25519(message, signature, accountId)

/** The account of an ECDSA key is its hash. */
const isEcdsa: Check = (signature, message, accountId) => {
  const last = signature[64] ?? -1
  if (signature.length !== 65 || ![0, 1, 27, 28].includes(last)) return false
  const point = recoverPoint(signature.slice(0, 64), last % 27, blake2b(message, { dkLen: 32 }))
  return !!point && isSameBytes(blake2b(point.toBytes(true), { dkLen: 32 }), accountId)
}

/** Verifies a bare signature: schnorrkel sets a bit that no Ed25519 signature has. */
function bareCheck(signature: Uint8Array): Check | undefined {
  if (signature.length === 64) return (signature[63] ?? 0) & 128 ? isSr25519 : isEd25519
  return signature.length === 65 ? isEcdsa : undefined
}

/** Verifies a signature with a type byte (MultiSignature), in Substrate's order. */
const kinds = [isEd25519, isSr25519, isEcdsa]

function checksFor(signature: Uint8Array): readonly (readonly [Check, Uint8Array])[] {
  const bare = bareCheck(signature)
  const told = signature.length > 64 ? kinds[signature[0] ?? 9] : undefined
  return [
    ...(bare ? [[bare, signature] as const] : []),
    ...(told ? [[told, signature.slice(1)] as const] : []),
  ]
}

function holds(check: Check, ...args: Parameters<Check>): boolean {
  try {
    return check(...args)
  } catch {
    // The libraries throw on invalid points and numbers.
    return false
  }
}

/** Whether a Polkadot account signed a text with any of three key types, bare or wrapped in `<Bytes>`. */
export function verifyPolkadot({ address, message, signature }: SignatureQuestion): boolean {
  const accountId = accountIdOf(address)
  const bytes = typeof signature === 'string' && signature.length <= 200 ? parseHex(signature) : null
  if (!accountId || !bytes || bytes.length < 64 || bytes.length > 66) return false
  const texts = [`<Bytes>${message}</Bytes>`, message].map((text) => utf8ToBytes(text))
  return checksFor(bytes).some(([check, part]) => texts.some((text) => holds(check, part, text, accountId)))
}
