import { createPublicKey, verify } from 'node:crypto'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestInvalid } from '../../errors'
import type { Bytes } from '../Bytes'
import { signEd25519 } from './signEd25519'
import { signSolanaMessage } from './signSolanaMessage'
import { signSolanaTransaction } from './signSolanaTransaction'
import { toSolanaAddress } from './toSolanaAddress'

const secret = new Uint8Array(32).fill(7)
const own = base58.decode(await toSolanaAddress(secret))
const other = new Uint8Array(32).fill(1)
const program = new Uint8Array(32)

/** Node's own check, which shares no code with ours. */
function isSigned(message: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), own]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, message, key, signature)
}

/** A message that calls one program with data. */
function messageOf(signers: readonly Uint8Array[], isVersioned = true): Uint8Array {
  const keys = [...signers, program]
  return concatBytes(
    isVersioned ? Uint8Array.of(0x80) : new Uint8Array(),
    Uint8Array.of(signers.length, 0, 1, keys.length),
    ...keys,
    new Uint8Array(32).fill(9),
    Uint8Array.of(1, signers.length, 1, 0, 2, 5, 6),
    isVersioned ? Uint8Array.of(0) : new Uint8Array(),
  )
}

const wireOf = (signers: readonly Uint8Array[], message: Uint8Array, signatures?: Uint8Array) =>
  concatBytes(
    Uint8Array.of(signers.length),
    signatures ?? new Uint8Array(signers.length * 64),
    message,
  ) as Bytes

afterEach(() => vi.restoreAllMocks())

describe('Solana signatures', () => {
  it.each([
    ['version 0', true],
    ['legacy', false],
  ])('[FRM-15] of a %s transaction are put where its signer is', async (_, isVersioned) => {
    const signers = [other, own]
    const message = messageOf(signers, isVersioned)
    const theirs = concatBytes(new Uint8Array(64).fill(3), new Uint8Array(64))
    const { transaction, signature } = await signSolanaTransaction(wireOf(signers, message, theirs), secret)
    const wire = base58.decode(transaction)
    expect(wire.slice(1, 65)).toEqual(theirs.slice(0, 64))
    expect(base58.encode(wire.slice(65, 129))).toBe(signature)
    expect(wire.slice(129)).toEqual(message)
    expect(isSigned(message, base58.decode(signature))).toBe(true)
  })

  it.each([
    ['no transaction', utf8ToBytes('hello') as Bytes],
    ['a transaction of others', wireOf([other], messageOf([other]))],
    ['bytes after the end', wireOf([own], concatBytes(messageOf([own]), Uint8Array.of(0)))],
    ['an unknown version', wireOf([own], concatBytes(Uint8Array.of(0x81), messageOf([own]).slice(1)))],
    ['more signatures than signers', wireOf([own, other], messageOf([own]))],
  ])('are refused for %s', async (_, wire) => {
    await expect(signSolanaTransaction(wire, secret)).rejects.toSatisfy(requestInvalid.is)
  })

  it('[FRM-15] of a message verify', async () => {
    const message = utf8ToBytes('Sign in to example.com') as Bytes
    expect(isSigned(message, base58.decode(await signSolanaMessage(message, secret)))).toBe(true)
  })

  it.each([true, false])('[FRM-17] are refused for a message that is a transaction', async (isVersioned) => {
    const message = messageOf([own, other], isVersioned) as Bytes
    await expect(signSolanaMessage(message, secret)).rejects.toSatisfy(requestInvalid.is)
  })

  it('are the same where the browser lacks Ed25519', async () => {
    const message = utf8ToBytes('hello') as Bytes
    const native = await signEd25519(message, secret)
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('', 'NotSupportedError'))
    expect(await signEd25519(message, secret)).toEqual(native)
  })

  it('[FRM-17] are refused for a count in a longer form, which would move the signed bytes', async () => {
    const message = messageOf([own])
    const wire = concatBytes(Uint8Array.of(0x81, 0), new Uint8Array(64).fill(0xaa), message) as Bytes
    await expect(signSolanaTransaction(wire, secret)).rejects.toSatisfy(requestInvalid.is)
  })
})
