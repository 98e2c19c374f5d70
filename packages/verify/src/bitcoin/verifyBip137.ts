import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { p2tr } from '@scure/btc-signer'
import { isSameBytes } from '../crypto/isSameBytes'
import { recoverPoint } from '../crypto/recoverPoint'
import type { LockingScript } from './scriptOf'

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** Encodes a text length as a Bitcoin varint. */
function sizeOf(length: number): Uint8Array {
  return length < 253 ? Uint8Array.of(length) : Uint8Array.of(253, length & 255, length >> 8)
}

function hashText(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  const magic = utf8ToBytes('\x18Bitcoin Signed Message:\n')
  return sha256(sha256(concatBytes(magic, sizeOf(bytes.length), bytes)))
}

/** The script of a key for each address type. */
function scriptFor(kind: LockingScript['kind'], key: Uint8Array): Uint8Array | null {
  const program = concatBytes(Uint8Array.of(0, 20), hash160(key))
  if (kind === 'wpkh') return program
  if (kind === 'tr') return p2tr(key.slice(1)).script
  if (kind === 'sh') return concatBytes(Uint8Array.of(0xa9, 20), hash160(program), Uint8Array.of(0x87))
  const close = Uint8Array.of(0x88, 0xac)
  return kind === 'pkh' ? concatBytes(Uint8Array.of(0x76, 0xa9, 20), hash160(key), close) : null
}

/** The flag minus 27: four values each for P2PKH uncompressed, P2PKH compressed, P2SH-P2WPKH and P2WPKH. */
function isFlagOf(kind: LockingScript['kind'], flag: number): boolean {
  if (flag < 0 || flag > 15) return false
  // UniSat signs for Taproot this way, with varying flags.
  if (kind === 'pkh' || kind === 'tr') return flag < 8
  // Wallets without segwit flags use those of compressed P2PKH.
  return flag >= 4 && (flag < 8 || flag >= 12 === (kind === 'wpkh'))
}

/**
 * Whether the key of an address signed a text by BIP-137: 65 bytes, where the first names the key, its encoding and the
 * address type.
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
