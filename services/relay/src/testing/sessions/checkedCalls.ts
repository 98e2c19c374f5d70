import { createHash, createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { keccak256, verifyMessage, verifyTypedData } from 'viem'
import { expect } from 'vitest'
import { families } from './families'
import type { Call } from './SiteEnd'
import { bitcoinText, ethereumKey, signTransaction, walletAddresses } from './walletKeys'

const address = walletAddresses.eip155
const typed = {
  domain: { name: 'Shop', version: '1', chainId: 1 },
  types: { Order: [{ name: 'value', type: 'uint256' }] },
  primaryType: 'Order',
  message: { value: '1000000000000000000' },
} as const
const text = 'hello'

/** The requests for each family, and how to check the answers: with other code than the wallet's where there is any. */
export const checkedCalls: readonly (Call & { check(answer: unknown): Promise<void> })[] = [
  {
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: [`0x${Buffer.from(text).toString('hex')}`, address],
    check: async (answer) =>
      expect(await verifyMessage({ address, message: text, signature: answer as `0x${string}` })).toBe(true),
  },
  {
    chainId: 'eip155:1',
    method: 'eth_signTypedData_v4',
    params: [address, JSON.stringify(typed)],
    async check(answer) {
      const message = { value: BigInt(typed.message.value) }
      const signature = answer as `0x${string}`
      expect(await verifyTypedData({ ...typed, message, address, signature })).toBe(true)
    },
  },
  {
    chainId: 'eip155:1',
    method: 'eth_sendTransaction',
    params: [{ from: address, to: address, value: '0x5' }],
    check: async (answer) =>
      expect(answer).toBe(keccak256(await signTransaction([{ to: address, value: '0x5' }]))),
  },
  {
    chainId: families.solana.chains[0] ?? '',
    method: 'solana_signMessage',
    params: { message: base58.encode(Buffer.from(text)), pubkey: walletAddresses.solana },
    check: async (answer) => expect(isEd25519(base58.decode(signatureOf(answer)))).toBe(true),
  },
  {
    chainId: families.bip122.chains[0] ?? '',
    method: 'signMessage',
    params: { account: walletAddresses.bip122, message: text },
    check: async (answer) => expect(isBitcoin(Buffer.from(signatureOf(answer), 'hex'))).toBe(true),
  },
  {
    chainId: families.polkadot.chains[0] ?? '',
    method: 'polkadot_signMessage',
    params: { address: walletAddresses.polkadot, message: text },
    check: async (answer) => expect(isEd25519(Buffer.from(signatureOf(answer).slice(2), 'hex'))).toBe(true),
  },
]

function signatureOf(answer: unknown): string {
  return String((answer as { signature?: unknown }).signature)
}

function isEd25519(signature: Uint8Array): boolean {
  const x = Buffer.from(base58.decode(walletAddresses.solana)).toString('base64url')
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } })
  return verify(null, Buffer.from(text), key, signature)
}

function isBitcoin(signature: Uint8Array): boolean {
  const bytes = Buffer.from(ethereumKey.slice(4), 'hex')
  const [x, y] = [bytes.subarray(0, 32), bytes.subarray(32)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'secp256k1', x: x ?? '', y: y ?? '' } })
  // It is hashed twice, the second time by the check itself.
  const once = createHash('sha256').update(bitcoinText(text)).digest()
  return verify('sha256', once, { key, dsaEncoding: 'ieee-p1363' }, signature)
}
