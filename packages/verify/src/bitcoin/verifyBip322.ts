import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { OutScript } from '@scure/btc-signer'
import { isSameBytes } from '../crypto/isSameBytes'
import { hashLegacy } from './hashLegacy'
import type { Bip322 } from './parseBip322'
import type { LockingScript } from './scriptOf'

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const programOf = (key: Uint8Array) => concatBytes(Uint8Array.of(0, 20), hash160(key))
/** The script code of a key hash (BIP-143). */
const keyScript = (key: Uint8Array) => OutScript.encode({ type: 'pkh', hash: hash160(key) })

/** BIP-322 requires SIGHASH_ALL, strict DER and low s, which prevents malleability. */
function isEcdsa(signature: Uint8Array, key: Uint8Array, hash: Uint8Array): boolean {
  if (signature.at(-1) !== 1) return false
  return secp256k1.verify(signature.slice(0, -1), hash, key, { prehash: false, lowS: true, format: 'der' })
}

function isKeyWitness({ transaction, witness }: Bip322, program: Uint8Array): boolean {
  const [signature, key, ...rest] = witness
  if (!signature || key?.length !== 33 || rest.length > 0 || !isSameBytes(programOf(key), program))
    return false
  return isEcdsa(signature, key, transaction.preimageWitnessV0(0, keyScript(key), 1, 0n))
}

/** Segwit in P2SH: the simple form omits the redeem script, so it's derived from the key. */
function isNested(parts: Bip322, script: Uint8Array): boolean {
  const program = programOf(parts.witness[1] ?? new Uint8Array())
  const wrapped = OutScript.encode({ type: 'sh', hash: hash160(program) })
  const push = concatBytes(Uint8Array.of(program.length), program)
  const isPushed = parts.scriptSig.length === 0 || isSameBytes(parts.scriptSig, push)
  return isPushed && isSameBytes(wrapped, script) && isKeyWitness(parts, program)
}

function isTaproot({ transaction, witness }: Bip322, script: Uint8Array): boolean {
  const [signature, ...rest] = witness
  const type = signature?.length === 64 ? 0 : signature?.length === 65 && signature[64] === 1 ? 1 : null
  if (!signature || type === null || rest.length > 0) return false
  const hash = transaction.preimageWitnessV1(0, [script], type, [0n])
  return schnorr.verify(signature.slice(0, 64), hash, script.slice(2))
}

/** More keys than real multisig wallets use, and few enough to try. */
const maxKeys = 7

/** Whether the signatures match keys in order. Stops when fewer keys than signatures remain. */
function areOrdered(
  signatures: readonly Uint8Array[],
  keys: readonly Uint8Array[],
  hash: Uint8Array,
): boolean {
  const [signature, ...others] = signatures
  if (!signature) return true
  const at = keys.findIndex(
    (key, index) => keys.length - index > others.length && isEcdsa(signature, key, hash),
  )
  return at >= 0 && areOrdered(others, keys.slice(at + 1), hash)
}

/** Parses an m-of-n script, the only supported kind. */
function isMultisig({ transaction, witness }: Bip322, script: Uint8Array): boolean {
  const [empty, ...signatures] = witness.slice(0, -1)
  const inner = witness.at(-1)
  if (!inner || empty?.length !== 0 || !isSameBytes(sha256(inner), script.slice(2))) return false
  const decoded = OutScript.decode(inner)
  if (decoded.type !== 'ms' || signatures.length !== decoded.m || decoded.pubkeys.length > maxKeys)
    return false
  return areOrdered(signatures, decoded.pubkeys, transaction.preimageWitnessV0(0, inner, 1, 0n))
}

/** The full form for P2PKH: signature and key are in the input script. */
function isLegacy({ transaction, witness, scriptSig }: Bip322, script: Uint8Array): boolean {
  const length = scriptSig[0] ?? 0
  const [signature, key] = [scriptSig.slice(1, 1 + length), scriptSig.slice(2 + length)]
  const isPushed = witness.length === 0 && scriptSig[1 + length] === key.length && key.length > 0
  if (!isPushed || !isSameBytes(keyScript(key), script)) return false
  return isEcdsa(signature, key, hashLegacy(transaction, script))
}

/** Whether a signature satisfies the script of an address. @throws what the libraries throw on invalid input */
export function verifyBip322({ bytes, kind }: LockingScript, parts: Bip322): boolean {
  if (kind === 'sh') return isNested(parts, bytes)
  if (kind === 'pkh') return isLegacy(parts, bytes)
  if (parts.scriptSig.length > 0) return false
  if (kind === 'wpkh') return isKeyWitness(parts, bytes)
  if (kind === 'tr') return isTaproot(parts, bytes)
  return kind === 'wsh' && isMultisig(parts, bytes)
}
