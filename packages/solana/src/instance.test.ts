import { browserHost, createLatchkey, getAccount } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import { createSolanaWallet } from '@latchkey/testing'
import { base58 } from '@scure/base'
import { expect, it, onTestFinished, vi } from 'vitest'
import { solana } from './solana'
import { createNetwork } from './testing/createNetwork'
import { startLiteNode } from './testing/startLiteNode'
import { buildTransaction } from './transaction/buildTransaction'
import { transferSol } from './transaction/instructions/transferSol'
import { readAddress } from './transaction/readAddress'

/** An instance without the modal, connected to a wallet with two accounts, and their chain. */
async function visit() {
  const node = await startLiteNode()
  onTestFinished(() => node.stop())
  const page = new EventTarget()
  const wallet = createSolanaWallet({ name: 'Sol', exposes: 2, nodes: { 'solana:devnet': node.url } })
  wallet.announce({ target: page })
  for (const address of wallet.addresses) node.fund(address, 1_000_000_000n)
  const network = createNetwork(node.url)
  const adapter = solana({ page })
  const host = { ...browserHost(), isBrowser: true, storage: null }
  const latchkey = createLatchkey({ networks: [network], adapters: [adapter] }, host)
  onTestFinished(() => latchkey.destroy())
  await latchkey.connect({ connectorId: 'Sol' })
  const account = () => getAccount(latchkey.getState(), 'solana')
  const balanceOf = async (address: string) => (await adapter.getBalance({ address, network })).value
  return { latchkey, wallet, network, account, balanceOf }
}

const newAddress = () => base58.encode(crypto.getRandomValues(new Uint8Array(32)))

it('[SOL-1] [CON-13] an instance pays with a real wallet, and sends a transaction in wire form', async () => {
  const { latchkey, network, account, balanceOf } = await visit()
  const { address } = account()
  if (!address) return expect.unreachable('not connected')
  const to = newAddress()
  const paid = await latchkey.sendTransaction('solana', { to, value: 10_000_000n, from: address })
  expect(base58.decode(paid)).toHaveLength(64)
  await vi.waitFor(async () => expect(await balanceOf(to)).toBe('0.01'))

  const payer = readAddress(address)
  const instructions = [transferSol(payer, readAddress(to), 20_000_000n)]
  const { transaction } = await buildTransaction({ network, payer, instructions, units: 3_000n })
  const sent = await latchkey.sendTransaction('solana', {
    transaction,
    options: { skipPreflight: true },
    networkId: network.caipNetworkId,
  })
  expect(base58.decode(sent)).toHaveLength(64)
  await vi.waitFor(async () => expect(await balanceOf(to)).toBe('0.03'))
})

it('[CON-13] an instance asks nothing of a wallet for an account that isn’t active any more', async () => {
  const { latchkey, wallet, account } = await visit()
  const { address: before, allAccounts } = account()
  const other = allAccounts.find(({ address }) => address !== before)
  await latchkey.switchAccount(other ?? expect.unreachable())
  const asked = wallet.log.length
  const request = { to: newAddress(), value: 1_000_000n, from: before ?? '' }
  await expect(latchkey.sendTransaction('solana', request)).rejects.toSatisfy(invalidRequest.is)
  expect(wallet.log).toHaveLength(asked)
})
