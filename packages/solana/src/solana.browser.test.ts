import type { Connector } from '@latchkey/core'
import { createSolanaWallet } from '@latchkey/testing'
import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'
import { expect, it, vi } from 'vitest'
import { solana } from './solana'

function discover() {
  const found: Connector[] = []
  const stop = solana().discover({
    announced: true,
    injected: true,
    found: (connector) => found.push(connector),
    failed: (cause) => expect.unreachable(String(cause)),
  })
  return { found, stop, names: () => found.map(({ name }) => name) }
}

it('[SOL-1] finds what the standard’s own library registers, early and late', async () => {
  registerWallet(createSolanaWallet({ name: 'Early' }).wallet as never)
  const { names, stop } = discover()
  await vi.waitFor(() => expect(names()).toEqual(['Early']))
  registerWallet(createSolanaWallet({ name: 'Late' }).wallet as never)
  expect(names()).toEqual(['Early', 'Late'])
  stop()
})

it('has a test wallet that the standard’s own library finds', () => {
  createSolanaWallet({ name: 'Ours' }).announce()
  const names = () =>
    getWallets()
      .get()
      .map(({ name }) => name)
  expect(names()).toContain('Ours')
  createSolanaWallet({ name: 'Ours too' }).announce()
  expect(names()).toContain('Ours too')
})

it('[SOL-1] connects and signs on a real page', async () => {
  const wallet = createSolanaWallet({ name: 'Signer' })
  wallet.announce()
  const { found, stop } = discover()
  const connector = await vi.waitFor(
    () => found.find(({ name }) => name === 'Signer') ?? expect.unreachable('not found'),
  )
  const adapter = solana()
  const { accounts } = await adapter.connect({ connector, networks: [], silent: false })
  const [address = ''] = accounts.map((account) => account.address)
  expect(address).toBe(wallet.addresses[0])
  expect(await adapter.signMessage({ connector, address, message: 'Hello' })).toMatch(/^[1-9A-Za-z]{80,88}$/)
  stop()
})
