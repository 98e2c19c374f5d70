import { createPolkadotWallet, createSolanaWallet } from '@latchkey/testing'
import type { ChainAdapter, Connector, Network } from 'latchkey'
import { polkadot, westendAssetHub } from 'latchkey/polkadot'
import { solana, solanaDevnet } from 'latchkey/solana'
import { describe, expect, it } from 'vitest'
import { cannotVerify } from '../errors'
import { verifySignature } from './verifySignature'

/** Test vectors from BIP-322: two messages, signed by two kinds of addresses. */
const published = [
  {
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    message: '',
    signature:
      'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
    message: 'Hello World',
    signature:
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  },
  {
    address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
    message: 'Hello World',
    signature: 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
  },
]

const message = 'Grüße 🔑'

/** Signs with the first account of the only wallet on the page. */
async function sign(adapter: ChainAdapter, network: Network) {
  const connector = await new Promise<Connector>((found, failed) =>
    adapter.discover({ announced: true, injected: true, found, failed }),
  )
  const { accounts } = await adapter.connect({ connector, networks: [network], silent: false })
  const address = accounts[0]?.address ?? ''
  return { address, message, signature: await adapter.signMessage({ connector, address, message }) }
}

describe('verifySignature', () => {
  it.each(published)('[BTC-1] verifies the BIP-322 test vector of $address, “$message”', async (signed) => {
    expect(await verifySignature('bip122', signed)).toBe(true)
    expect(await verifySignature('bip122', { ...signed, message: `${signed.message}.` })).toBe(false)
    const other = published.find(({ address }) => address !== signed.address)
    expect(await verifySignature('bip122', { ...signed, address: other?.address ?? '' })).toBe(false)
  })

  it('[SOL-1] verifies a Solana signature', async () => {
    const page = new EventTarget()
    const wallet = createSolanaWallet({ name: 'Sun' })
    wallet.announce({ target: page })
    const signed = await sign(solana({ page }), solanaDevnet)
    expect(await verifySignature('solana', signed)).toBe(true)
    expect(await verifySignature('solana', { ...signed, message: 'Grüße' })).toBe(false)
    const [, other = ''] = wallet.addresses
    expect(await verifySignature('solana', { ...signed, address: other })).toBe(false)
  })

  it.each([
    ['sr25519', 0],
    ['ed25519', 1],
    ['ecdsa', 2],
  ])('[DOT-1] verifies a Polkadot signature, %s', async (_, index) => {
    const page = {}
    const wallet = createPolkadotWallet({ id: 'Dot', exposes: 1 })
    wallet.switchAccount(index)
    wallet.inject({ target: page })
    const signed = await sign(polkadot({ page }), westendAssetHub)
    expect(signed.address).toBe(wallet.addresses[index])
    expect(await verifySignature('polkadot', signed)).toBe(true)
    expect(await verifySignature('polkadot', { ...signed, message: 'Grüße' })).toBe(false)
    const other = wallet.addresses[(index + 1) % 3] ?? ''
    expect(await verifySignature('polkadot', { ...signed, address: other })).toBe(false)
  })

  it.each([
    ['eip155', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['solana', 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'],
    ['bip122', 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
    ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'],
  ] as const)('rejects an invalid signature, %s', async (namespace, address) => {
    for (const signature of [
      '',
      '0x',
      '0x1234',
      'AAAA',
      '!',
      '0',
      `0x${'ff'.repeat(64)}`,
      `0x${'00'.repeat(65)}`,
    ])
      expect(await verifySignature(namespace, { address, message, signature })).toBe(false)
  })

  it("throws cannotVerify for an address it can't check", async () => {
    const asked = verifySignature('bip122', {
      address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      message: '',
      signature: '',
    })
    await expect(asked).rejects.toSatisfy(cannotVerify.is)
  })
})
