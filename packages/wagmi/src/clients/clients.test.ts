import { createLatchkey, type NetworkInput } from '@latchkey/core'
import { evm } from '@latchkey/evm'
import { networkNotFound, notConnected } from '@latchkey/protocol'
import { createEvmWallet, testAccounts } from '@latchkey/testing'
import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import { parseEther, verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestHost } from '../testing/createTestHost'
import { openWagmi2 } from '../testing/openWagmi2'
import { openWagmi3 } from '../testing/openWagmi3'
import { getPublicClient } from './getPublicClient'
import { getWalletClient } from './getWalletClient'

const [alice, , carol] = testAccounts
let node: AnvilNode
beforeAll(async () => {
  node = await startAnvil({ chainId: 31337 })
})
afterAll(() => node?.stop())

/** A site on a local chain, whose wallet really sends. */
function createSite() {
  const page = new EventTarget()
  const local: NetworkInput = {
    id: 31337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [node.url] } },
  }
  const wallet = createEvmWallet({
    rdns: 'com.fox',
    chains: [{ chainId: 31337, rpcUrl: node.url }, { chainId: 1 }, { chainId: 5 }],
  })
  wallet.announce({ target: page })
  const latchkey = createLatchkey(
    { projectId: 'dev', networks: [local, mainnet], adapters: [evm({ page })], allowUnsupportedChain: true },
    createTestHost(new Map()),
  )
  return { latchkey, wallet }
}

describe('getWalletClient', () => {
  it('[EVM-4] signs and sends with the connected wallet, and reads from the site’s node', async () => {
    const { latchkey } = createSite()
    await latchkey.connect({ connectorId: 'com.fox' })
    const wallet = await getWalletClient(latchkey)
    const reader = getPublicClient(latchkey)
    expect(wallet.account.address).toBe(alice.address)
    expect([wallet.chain.id, reader.chain.id]).toEqual([31337, 31337])
    const signature = await wallet.signMessage({ message: 'Hello' })
    expect(await verifyMessage({ address: alice.address, message: 'Hello', signature })).toBe(true)
    const before = await reader.getBalance({ address: carol.address })
    const hash = await wallet.sendTransaction({ to: carol.address, value: parseEther('1') })
    expect((await reader.waitForTransactionReceipt({ hash })).status).toBe('success')
    expect(await reader.getBalance({ address: carol.address })).toBe(before + parseEther('1'))
  })

  it('[NET-2] never sends on another network than the site meant', async () => {
    const { latchkey, wallet } = createSite()
    await latchkey.connect({ connectorId: 'com.fox' })
    const client = await getWalletClient(latchkey)
    const elsewhere = await getWalletClient(latchkey, { networkId: 'eip155:1' })
    await expect(elsewhere.sendTransaction({ to: carol.address })).rejects.toThrow(/chain/i)
    wallet.switchChain(5)
    await expect(client.sendTransaction({ to: carol.address })).rejects.toThrow(/chain/i)
    expect(wallet.log.some(({ method }) => method === 'eth_sendTransaction')).toBe(false)
  })

  it('rejects without a connection', async () => {
    const { latchkey } = createSite()
    await expect(getWalletClient(latchkey)).rejects.toSatisfy(notConnected.is)
  })
})

describe('getPublicClient', () => {
  it('[NET-2] reads on the network that the visitor is on, or the named one', async () => {
    const { latchkey, wallet } = createSite()
    expect(getPublicClient(latchkey).chain).toMatchObject({ id: 31337, name: 'Local' })
    expect(getPublicClient(latchkey, { networkId: 'eip155:1' }).chain.name).toBe(mainnet.name)
    await latchkey.switchNetwork('eip155:1')
    expect(getPublicClient(latchkey).chain.id).toBe(1)
    await latchkey.connect({ connectorId: 'com.fox' })
    wallet.switchChain(5)
    // No node is configured for it, and asking another network would give wrong answers.
    await vi.waitFor(() =>
      expect(() => getPublicClient(latchkey)).toThrow(expect.toSatisfy(networkNotFound.is)),
    )
  })

  it('rejects a network that the site doesn’t have', () => {
    const { latchkey } = createSite()
    for (const networkId of ['eip155:5', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const)
      expect(() => getPublicClient(latchkey, { networkId })).toThrow(expect.toSatisfy(networkNotFound.is))
  })
})

describe.each([
  ['2', openWagmi2],
  ['3', openWagmi3],
])('wagmi %s', (_, open) => {
  it('[EVM-4] sends with the wallet of the modal, and reads from the site’s node', async () => {
    const { latchkey } = createSite()
    const wagmi = open(latchkey)
    await latchkey.connect({ connectorId: 'com.fox' })
    await expect.poll(async () => (await wagmi.view()).status).toBe('connected')
    const before = await wagmi.getBalance(carol.address)
    await wagmi.send(carol.address, parseEther('2'))
    expect(await wagmi.getBalance(carol.address)).toBe(before + parseEther('2'))
  })
})
