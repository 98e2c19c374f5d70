import type { Connector } from '@latchkey/core'
import { createBitcoinWallet } from '@latchkey/testing'
import { base64, hex } from '@scure/base'
import { Verifier } from 'bip322-js'
import { describe, expect, it } from 'vitest'
import { connect } from '../wallet/connect'
import { protocolFor, signMessage } from './signMessage'

/** Published: the text of BIP-322 (P2WPKH), Bitcoin Core's pull request 24058 (P2TR), and bip322-js (P2SH-P2WPKH). */
const vectors = [
  {
    kind: 'P2WPKH',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    kind: 'P2WPKH (the other signature of the text)',
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    signature:
      'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  },
  {
    kind: 'P2TR',
    address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    signature: 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  },
  {
    kind: 'P2SH-P2WPKH',
    address: '3HSVzEhCFuH9Z3wvoWTexy7BMVVp3PjS6f',
    signature:
      'AkgwRQIhAMd2wZSY3x0V9Kr/NClochoTXcgDaGl3OObOR17yx3QQAiBVWxqNSS+CKen7bmJTG6YfJjsggQ4Fa2RHKgBKrdQQ+gEhAxa5UDdQCHSQHfKQv14ybcYm1C9y6b12xAuukWzSnS+w',
  },
]

/** The verifying library made none of these signatures; the published vectors show that it can be trusted. */
const isRight = (address: string, message: string, signature: string) =>
  Verifier.verifySignature(address, message, signature)

describe('BIP-322', () => {
  it.each(vectors)(
    '[BTC-1] has a verifier that accepts the published vector of $kind',
    ({ address, signature }) => {
      expect(isRight(address, 'Hello World', signature)).toBe(true)
      expect(isRight(address, 'Hello World!', signature)).toBe(false)
    },
  )

  it.each(['standard', 'wbip', 'unisat'] as const)(
    '[BTC-1] signs with every address of a %s wallet so that the verifier accepts it',
    async (form) => {
      const { provider } = createBitcoinWallet({ form })
      const connector: Connector = { id: 'fox', name: 'Fox', type: 'ANNOUNCED', chain: 'bip122', provider }
      const { accounts } = await connect({ connector, networks: [], silent: false })
      for (const { address } of accounts) {
        const signature = await signMessage({ connector, address, message: 'Grüße 🗝' })
        expect(isRight(address, 'Grüße 🗝', signature)).toBe(true)
        expect(isRight(address, 'Grüße', signature)).toBe(false)
      }
    },
  )

  it.each(vectors.flatMap((vector) => ['base64', 'hex', 'bytes'].map((form) => ({ ...vector, form }))))(
    '[BTC-1] converts a published signature of $kind that a wallet returns as $form',
    async ({ address, signature, form }) => {
      const bytes = base64.decode(signature)
      const forms: Record<string, unknown> = { base64: signature, hex: hex.encode(bytes), bytes }
      // A wallet that returns the published signature.
      const request = async () => ({ result: { signature: forms[form] } })
      const connector = {
        id: 'fox',
        name: 'Fox',
        type: 'ANNOUNCED',
        chain: 'bip122',
        provider: { request },
      } as const
      const signed = await signMessage({ connector, address, message: 'Hello World' })
      expect(isRight(address, 'Hello World', signed)).toBe(true)
    },
  )

  it('[BTC-1] is chosen by the kind of address', () => {
    const [segwit, , taproot, nested] = vectors.map(({ address }) => protocolFor(address))
    expect([segwit, taproot, nested]).toEqual(['bip322', 'bip322', 'ecdsa'])
    expect(protocolFor('1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV')).toBe('ecdsa')
  })
})
