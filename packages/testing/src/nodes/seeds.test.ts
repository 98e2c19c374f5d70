import { describe, expect, it } from 'vitest'
import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { polkadotSeed } from './polkadotSeed'
import { seedBitcoin } from './seedBitcoin'
import { startBitcoin } from './startBitcoin'

describe('the seeds of local chains', () => {
  it('give Bitcoin’s demo wallets money and a history that they signed', async () => {
    const node = await startBitcoin()
    try {
      await seedBitcoin(node)
      const wallet = createBitcoinWallet({ networkId: node.networkId })
      const [address = ''] = wallet.addresses
      const { txid } = (await (await fetch(`${node.url}/address/${address}/txs`)).json())[0]
      expect(await node.transaction(txid)).toMatch(/^[0-9a-f]+$/)
      const { chain_stats: stats } = await (await fetch(`${node.url}/address/${address}`)).json()
      expect(stats).toMatchObject({ tx_count: 4, funded_txo_sum: expect.any(Number) })
      // One bitcoin minus what was paid, plus what was received, minus two small fees.
      const balance = Number(await node.balanceOf(address))
      expect(100_000_000 - 150_000 + 420_000 - 1_000_000 - balance).toBeGreaterThan(0)
      expect(balance).toBeGreaterThan(99_260_000)
    } finally {
      await node.stop()
    }
  })

  it('give every Polkadot demo wallet coins', () => {
    expect(Object.keys(polkadotSeed())).toEqual(expect.arrayContaining([...createPolkadotWallet().addresses]))
  })
})
