import { type NetworkId, type SignInData, writeSignInMessage } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { sr25519KeypairFromSeed, sr25519Sign, waitReady } from '@polkadot/wasm-crypto'
import { base58 } from '@scure/base'
import { Signer } from 'bip322-js'
import { privateKeyToAccount } from 'viem/accounts'

/** An account that signs texts like a wallet of its family. */
export type TestSigner = {
  readonly chainId: NetworkId
  readonly address: string
  readonly sign: (message: string) => Promise<string>
}

const seed = new Uint8Array(32).fill(7)

/** Encodes an SS58 address, with the general prefix by default. */
export function toSs58(id: Uint8Array, prefix = 42): string {
  const body = Uint8Array.of(prefix, ...id)
  return base58.encode(concatBytes(body, blake2b(concatBytes(utf8ToBytes('SS58PRE'), body)).slice(0, 2)))
}

/** Creates one account per family. Bitcoin and Polkadot sign with libraries that the package doesn't use. */
export async function createSigners() {
  await waitReady()
  const account = privateKeyToAccount(testAccounts[0].privateKey)
  const wif = 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'
  const bitcoin = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const pair = sr25519KeypairFromSeed(seed)
  const [secret, key] = [pair.slice(0, 64), pair.slice(64)]
  return {
    eip155: {
      chainId: 'eip155:1',
      address: account.address,
      sign: (message) => account.signMessage({ message }),
    },
    solana: {
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      address: base58.encode(ed25519.getPublicKey(seed)),
      sign: async (message) => base58.encode(ed25519.sign(utf8ToBytes(message), seed)),
    },
    bip122: {
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      address: bitcoin,
      sign: async (message) => String(Signer.sign(wif, bitcoin, message)),
    },
    polkadot: {
      chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
      address: toSs58(key, 0),
      sign: async (message) =>
        `0x${bytesToHex(sr25519Sign(key, secret, utf8ToBytes(`<Bytes>${message}</Bytes>`)))}`,
    },
  } as const satisfies Record<string, TestSigner>
}

/** Writes a signer's message, with overrides. */
export function messageOf({ chainId, address }: TestSigner, other: Partial<SignInData> = {}): string {
  return writeSignInMessage({
    domain: 'example.com',
    accountAddress: address,
    chainId,
    uri: 'https://example.com/login',
    version: '1',
    nonce: 'n0nceN0nce',
    issuedAt: '2026-03-01T12:00:00.000Z',
    expirationTime: '2026-03-01T13:00:00.000Z',
    statement: 'Sign in to Example',
    ...other,
  })
}

/** A time at which the messages are valid. */
export const now = Date.parse('2026-03-01T12:10:00.000Z')
