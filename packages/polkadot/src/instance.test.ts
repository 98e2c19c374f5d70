import { browserHost, createLatchkey, getAccount } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { createPolkadotWallet } from '@latchkey/testing'
import { startChopsticks } from '@latchkey/testing/node'
import { waitReady } from '@polkadot/wasm-crypto'
import { expect, it, onTestFinished, vi } from 'vitest'
import { definePolkadotNetwork } from './network/definePolkadotNetwork'
import { polkadot } from './polkadot'
import { encodeAddress } from './ss58/encodeAddress'
import { readFree } from './testing/readFree'

const coin = 10n ** 12n
const receiver = (index: number) => encodeAddress(new Uint8Array(32).fill(index), 42)

it('[DOT-1] [CON-13] an instance pays with a real wallet and sends an encoded call, for the active account only', {
  timeout: 180_000,
}, async () => {
  await waitReady()
  const page: EventTarget & { injectedWeb3?: object } = new EventTarget()
  const wallet = createPolkadotWallet({ id: 'dot' })
  wallet.announce({ target: page })
  const node = await startChopsticks({
    balances: Object.fromEntries(wallet.addresses.map((address) => [address, 100n * coin])),
  })
  onTestFinished(() => node.stop())
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'Content-Type': 'application/json' }
    return Object(await (await fetch(node.url, { method: 'POST', headers, body })).json()).result
  }
  const network = definePolkadotNetwork({
    reference: node.networkId.slice('polkadot:'.length),
    name: 'Hub',
    symbol: 'ROC',
    decimals: 12,
    url: node.url,
  })
  const host = { ...browserHost(), isBrowser: true, storage: null }
  const latchkey = createLatchkey({ networks: [network], adapters: [polkadot({ page })] }, host)
  onTestFinished(() => latchkey.destroy())
  await latchkey.connect({ connectorId: 'dot' })
  const { address, allAccounts } = getAccount(latchkey.getState(), 'polkadot')
  if (!address) return expect.unreachable('not connected')

  const paid = await latchkey.sendTransaction('polkadot', { to: receiver(1), value: coin, from: address })
  expect(paid).toMatch(/^0x[\da-f]{64}$/)
  await vi.waitFor(async () => expect(await readFree(ask, receiver(1))).toBe(coin), 60_000)
  // Balances (10) transfer_keep_alive (3) to the account of twos, of 2 000 000 000 000 in SCALE's compact form.
  const data = `0x0a0300${'02'.repeat(32)}0b00204aa9d101`
  const called = await latchkey.sendTransaction('polkadot', { data })
  expect(called).toMatch(/^0x[\da-f]{64}$/)
  expect(called).not.toBe(paid)

  const other = allAccounts.find((account) => account.address !== address)
  await latchkey.switchAccount(other ?? expect.unreachable())
  const asked = wallet.log.length
  const late = latchkey.sendTransaction('polkadot', { to: receiver(3), value: coin, from: address })
  await expect(late).rejects.toSatisfy(invalidRequest.is)
  expect(wallet.log).toHaveLength(asked)
})
