import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { p2tr } from '@scure/btc-signer'
import { isSameBytes } from '../crypto/isSameBytes'
import { recoverPoint } from '../crypto/recoverPoint'
import type { LockingScript } from './scriptOf'

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** The length as Bitcoin writes it before a text. */
function sizeOf(length: number): Uint8Array {
  return length < 253 ? Uint8Array.of(length) : Uint8Array.of(253, length & 255, length >> 8)
}

function hashText(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const magic = utf8ToBytes('\x18Bitcoin Signed Message:\n')
  return sha256(sha256(concatBytes(magic, sizeOf(bytes.length), bytes)))
}

/** The script that a key has for each kind of address. */
function scriptFor(kind: LockingScript['kind'], key: Uint8Array): Uint8Array | null {
  const program = concatBytes(Uint8Array.of(0, 20), hash160(key))
  if (kind === 'wpkh') return program
  if (kind === 'tr') return p2tr(key.slice(1)).script
  if (kind === 'sh') return concatBytes(Uint8Array.of(0xa9, 20), hash160(program), Uint8Array.of(0x87))
  const close = Uint8Array.of(0x88, 0xac)
  return kind === 'pkh' ? concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(key), close) : null
}

/** The flag after 27: four each for P2PKH with a long and a short key, for P2SH-P2WPKH and for P2WPKH. */
function isFlagOf(kind: LockingScript['kind'], flag: number): boolean {
  if (flag < 0 || flag > 15) return false
  // UniSat signs so for Taproot, with flags of its library's liking.
  if (kind === 'pkh' || kind === 'tr') return flag < 8
  // Wallets that know no flags of segwit set those of P2PKH with a short key.
  return flag >= 4 && (flag < 8 || flag >= 12 === (kind === 'wpkh'))
}

/**
 * Whether a key of an address signed a text by BIP-137: 65 bytes, the first of which says which key, how it is written
 * and for which kind of address.
 */
export function verifyBip137(
  { bytes, kind }: LockingScript,
  message: string,
  signature: Uint8Array,
): boolean {
  const flag = (signature[0] ?? 0) - 27
  if (signature.length !== 65 || !isFlagOf(kind, flag)) return false
  const point = recoverPoint(signature.slice(1), flag & 3, hashText(message))
  const script = point && scriptFor(kind, point.toBytes(kind === 'tr' || flag >= 4))
  return !!script && isSameBytes(script, bytes)
}
