import { smartAccountAddresses } from '@latchkey/protocol'
import { createPublicClient, http, numberToHex, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EvmChains, startEvmChains } from '../nodes/startEvmChains'
import { createEvmWallet } from './createEvmWallet'
import type { EvmWallet } from './EvmWallet'
import { testAccounts } from './testAccounts'

const [alice, bob, carol] = testAccounts
let chains: EvmChains
let wallet: EvmWallet

beforeAll(async () => {
  chains = await startEvmChains({ smartAccounts: true })
  const { first, second } = chains
  const known = [first, second].map(({ chainId, url, contracts }) => ({
    chainId,
    rpcUrl: url,
    tokens: [contracts.dollar, contracts.token],
  }))
  wallet = createEvmWallet({ chains: known, authorised: true, exposes: 2 })
})
afterAll(() => chains?.stop())

const request = (method: string, params: unknown[] = []) => wallet.provider.request({ method, params })
const clientOf = (which: 'first' | 'second') => createPublicClient({ transport: http(chains[which].url) })
const send = (transaction: object) =>
  request('eth_sendTransaction', [{ from: alice.address, ...transaction }])

describe('on real chains', () => {
  it('passes reads on to the current chain’s node', async () => {
    expect(await request('eth_getBalance', [carol.address, 'latest'])).toBe(numberToHex(parseEther('10000')))
    await expect(request('eth_getBalance', ['nonsense'])).rejects.toMatchObject({ code: -32602 })
  })

  it('sends transactions that are mined, several at once too', async () => {
    const before = await clientOf('first').getBalance({ address: bob.address })
    const value = numberToHex(parseEther('0.5'))
    const hashes = await Promise.all([1, 2, 3].map(() => send({ to: bob.address, value })))
    for (const hash of hashes) {
      const receipt = await vi.waitFor(
        () => clientOf('first').getTransactionReceipt({ hash: toHash(hash) }),
        60_000,
      )
      expect(receipt).toMatchObject({ status: 'success', from: alice.address.toLowerCase() })
    }
    const after = await clientOf('first').getBalance({ address: bob.address })
    expect(after - before).toBe(parseEther('1.5'))
  })

  it('accepts fees, gas and nonce from the page', async () => {
    const nonce = await clientOf('first').getTransactionCount({ address: alice.address })
    const hash = await send({
      to: bob.address,
      gas: '0x7530',
      gasPrice: '0x77359400',
      nonce: numberToHex(nonce),
    })
    const sent = await clientOf('first').getTransaction({ hash: toHash(hash) })
    expect(sent).toMatchObject({ type: 'legacy', gas: 30_000n, gasPrice: 2_000_000_000n, nonce })
  })

  it("passes on the node's own error", async () => {
    const much = numberToHex(parseEther('1000000'))
    await expect(send({ to: bob.address, value: much })).rejects.toMatchObject({ code: expect.any(Number) })
    const revert = send({ to: chains.first.contracts.dollar, data: '0xdeadbeef' })
    await expect(revert).rejects.toMatchObject({ code: 3 })
    await expect(send({ to: bob.address })).resolves.toMatch(/^0x/)
  })

  it('does nothing when the user declines', async () => {
    const countSent = () =>
      clientOf('first').getTransactionCount({ address: alice.address, blockTag: 'pending' })
    const before = await countSent()
    wallet.reject({ once: true })
    await expect(send({ to: bob.address, value: '0x1' })).rejects.toMatchObject({ code: 4001 })
    expect(await countSent()).toBe(before)
  })

  it('sends on the other chain after a switch', async () => {
    await request('wallet_switchEthereumChain', [{ chainId: numberToHex(chains.second.chainId) }])
    const hash = toHash(await send({ to: bob.address, value: '0x1' }))
    expect(await vi.waitFor(() => clientOf('second').getTransactionReceipt({ hash }), 60_000)).toMatchObject({
      status: 'success',
    })
    await expect(clientOf('first').getTransactionReceipt({ hash })).rejects.toThrow()
    await request('wallet_switchEthereumChain', [{ chainId: numberToHex(chains.first.chainId) }])
  })

  it('adds a chain and uses the URL from the page', async () => {
    const lonely = createEvmWallet({ authorised: true, chains: [{ chainId: 1 }] })
    const added = {
      chainId: numberToHex(chains.second.chainId),
      chainName: 'Second',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [chains.second.url],
    }
    await lonely.provider.request({ method: 'wallet_addEthereumChain', params: [added] })
    const params = [{ from: alice.address, to: bob.address }]
    const hash = toHash(await lonely.provider.request({ method: 'eth_sendTransaction', params }))
    expect(await vi.waitFor(() => clientOf('second').getTransactionReceipt({ hash }), 60_000)).toMatchObject({
      status: 'success',
    })
  })

  it('reports an unreachable node', async () => {
    const lonely = createEvmWallet({ chains: [{ chainId: 1, rpcUrl: 'http://127.0.0.1:1' }] })
    const reading = lonely.provider.request({ method: 'eth_blockNumber' })
    await expect(reading).rejects.toMatchObject({ code: -32603 })
  })
})

describe('wallet calls (EIP-5792)', () => {
  const sendCalls = (calls: object[], more: object = {}) => {
    const chainId = numberToHex(chains.first.chainId)
    return request('wallet_sendCalls', [{ version: '2.0.0', chainId, from: alice.address, calls, ...more }])
  }

  it('are sent in sequence and reported with their receipts', async () => {
    const answer = await sendCalls([
      { to: bob.address, value: '0x1' },
      { to: carol.address, data: '0x' },
    ])
    const { id } = Object(answer)
    const confirmed = { id, status: 200, atomic: false, chainId: '0x7a69', version: '2.0.0' }
    await vi.waitFor(async () => {
      const status = await request('wallet_getCallsStatus', [id])
      expect(status).toMatchObject(confirmed)
      expect(Object(status).receipts).toHaveLength(2)
    }, 10_000)
    expect(await request('wallet_showCallsStatus', [id])).toBeNull()
  })

  it('are kept as partially failed when a later one can’t be sent', async () => {
    const bad = { to: chains.first.contracts.dollar, data: '0xdeadbeef' }
    const { id } = Object(await sendCalls([{ to: bob.address }, bad], { id: 'mine' }))
    const failed = { id: 'mine', status: 600 }
    await vi.waitFor(
      async () => expect(await request('wallet_getCallsStatus', [id])).toMatchObject(failed),
      10_000,
    )
    await expect(sendCalls([bad])).rejects.toMatchObject({ code: 3 })
  })

  it.each([
    [5710, { chainId: '0x1' }],
    [5720, { id: 'mine' }],
    [5760, { atomicRequired: true }],
    [5700, { capabilities: { paymasterService: { url: 'https://pay.test' } } }],
    [4100, { from: carol.address }],
    [-32602, { calls: [] }],
  ])('are rejected with %i for %j', async (code, more) => {
    await expect(sendCalls([{ to: bob.address }], more)).rejects.toMatchObject({ code })
  })

  it('are one transaction of an account that delegates, all or none', async () => {
    const code = `0xef0100${smartAccountAddresses.implementation.slice(2)}`
    const setCode = { method: 'anvil_setCode', params: [bob.address, code] } as never
    await clientOf('first').request(setCode)
    const atomic = { from: bob.address, atomicRequired: true }
    const calls = [
      { to: carol.address, value: '0x1' },
      { to: carol.address, data: '0x' },
    ]
    const { id } = Object(await sendCalls(calls, atomic))
    const confirmed = { status: 200, atomic: true, receipts: [{ status: '0x1' }] }
    await vi.waitFor(
      async () => expect(await request('wallet_getCallsStatus', [id])).toMatchObject(confirmed),
      10_000,
    )
    const bad = { to: chains.first.contracts.dollar, data: '0xdeadbeef' }
    await expect(sendCalls([...calls, bad], atomic)).rejects.toMatchObject({ code: 3 })
  })

  it('are unknown under another id', async () => {
    await expect(request('wallet_getCallsStatus', ['none'])).rejects.toMatchObject({ code: 5730 })
  })

  it('have capabilities per chain, or those that the test sets', async () => {
    expect(await request('wallet_getCapabilities', [alice.address])).toEqual({
      '0x7a69': { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } },
      '0x7a6a': { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } },
    })
    wallet.set({ capabilities: { '0x7a69': { atomic: { status: 'supported' } } } })
    expect(await request('wallet_getCapabilities', [alice.address, ['0x7a69']])).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
    })
  })
})

describe('wallet_getAssets (ERC-7811)', () => {
  it('reads balances from the chain at the time of the call', async () => {
    const assets = await request('wallet_getAssets', [{ account: bob.address, chainFilter: ['0x7a6a'] }])
    expect(assets).toEqual({
      '0x7a6a': [
        expect.objectContaining({ address: 'native', type: 'NATIVE', balance: expect.stringMatching(/^0x/) }),
        {
          address: chains.second.contracts.dollar,
          balance: numberToHex(parseUnits('2500', 6)),
          type: 'ERC20',
          metadata: { name: 'Latchkey Dollar', symbol: 'LKD', decimals: 6, price: 0, iconUrl: '' },
        },
        expect.objectContaining({ metadata: expect.objectContaining({ symbol: 'LKT', decimals: 18 }) }),
      ],
    })
  })

  it('applies the filters', async () => {
    const { token } = chains.first.contracts
    const filtered = { account: bob.address, assetFilter: { '0x7a69': [token], '0x7a6a': [] } }
    expect(await request('wallet_getAssets', [filtered])).toEqual({
      '0x7a69': [expect.objectContaining({ address: token })],
      '0x7a6a': [],
    })
    const typed = { account: bob.address, chainFilter: ['0x7a69'], assetTypeFilter: ['NATIVE'] }
    expect(Object(await request('wallet_getAssets', [typed]))['0x7a69']).toHaveLength(1)
  })
})

function toHash(value: unknown): `0x${string}` {
  if (typeof value !== 'string') throw new TypeError(`no hash: ${String(value)}`)
  return `0x${value.slice(2)}`
}
