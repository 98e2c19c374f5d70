import { verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createEvmWallet } from './createEvmWallet'
import { testAccounts } from './testAccounts'

const [alice, bob, carol] = testAccounts
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const chain = { chainId: '0x1', chainName: 'One', nativeCurrency, rpcUrls: ['https://node.invalid'] }

describe('a page that isn’t allowed yet', () => {
  it('sees no account and no permission, and can neither sign nor send', async () => {
    const { provider, state } = createEvmWallet()
    expect(state).toMatchObject({ accounts: [], authorised: false, locked: false, chainId: 31337 })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_coinbase' })).toBeNull()
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual([])
    for (const [method, params] of [
      ['personal_sign', ['0x00', alice.address]],
      ['eth_sendTransaction', [{ from: alice.address, to: bob.address }]],
      ['wallet_getCapabilities', [alice.address]],
    ] as const) {
      await expect(provider.request({ method, params })).rejects.toMatchObject({ code: 4100 })
    }
  })

  it('sees the selected account after eth_requestAccounts, which notifies listeners and prompts once', async () => {
    const wallet = createEvmWallet()
    const heard = vi.fn()
    wallet.provider.on('accountsChanged', heard)
    expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([alice.address])
    expect(heard.mock.calls).toEqual([[[alice.address]]])
    wallet.reject()
    expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([alice.address])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(wallet.log.map(({ prompted }) => prompted)).toEqual([true, false])
  })

  it('is allowed by wallet_requestPermissions too', async () => {
    const { provider } = createEvmWallet({ origin: 'https://site.test' })
    const permissions = await provider.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    })
    expect(permissions).toEqual([
      {
        invoker: 'https://site.test',
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [alice.address] }],
      },
    ])
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual(permissions)
  })
})

describe('signing', () => {
  const { provider } = createEvmWallet({ authorised: true })

  it.each([
    ['hexadecimal bytes', '0x68656c6c6f'],
    ['plain text', 'hello'],
  ])('verifies personal_sign of %s', async (_, message) => {
    const signature = await provider.request({ method: 'personal_sign', params: [message, alice.address] })
    const checked = verifyMessage({ address: alice.address, message: 'hello', signature: toHex(signature) })
    expect(await checked).toBe(true)
  })

  const typed = {
    domain: { name: 'Site', version: '1', chainId: 31337, verifyingContract: bob.address },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Order: [{ name: 'amount', type: 'uint256' }],
    },
    primaryType: 'Order',
    message: { amount: '12' },
  } as const

  it.each([
    ['text', JSON.stringify(typed)],
    ['an object', typed],
  ])('verifies eth_signTypedData_v4 of %s', async (_, data) => {
    const signature = await provider.request({
      method: 'eth_signTypedData_v4',
      params: [alice.address, data],
    })
    const types = { Order: typed.types.Order }
    const checked = verifyTypedData({
      address: alice.address,
      signature: toHex(signature),
      domain: typed.domain,
      types,
      primaryType: 'Order',
      message: { amount: 12n },
    })
    expect(await checked).toBe(true)
  })

  it.each([
    ['of another chain', { ...typed, domain: { ...typed.domain, chainId: 1 } }],
    ['that is not JSON', '{'],
    ['without types', { ...typed, types: undefined }],
    ['that does not fit its types', { ...typed, message: { amount: 'many' } }],
  ])('rejects typed data %s', async (_, data) => {
    const signing = provider.request({ method: 'eth_signTypedData_v4', params: [alice.address, data] })
    await expect(signing).rejects.toMatchObject({ code: -32602 })
  })

  it.each([
    ['personal_sign', [alice.address]],
    ['personal_sign', ['0x00', 'nobody']],
    ['eth_sendTransaction', [{ to: bob.address }]],
    ['eth_sendTransaction', [{ from: alice.address, value: '1' }]],
    ['eth_sendTransaction', [{ from: alice.address, chainId: '0x1' }]],
    ['wallet_switchEthereumChain', ['0x1']],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: [] }]],
    ['wallet_addEthereumChain', [{ ...chain, rpcUrls: ['javascript:alert(1)'] }]],
    ['wallet_addEthereumChain', [{ ...chain, chainId: '1' }]],
  ])('rejects %s with bad parameters %j', async (method, params) => {
    await expect(provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
  })

  it('never lets the node sign in its place, and rejects unknown methods', async () => {
    await expect(
      provider.request({ method: 'eth_sign', params: [alice.address, '0x00'] }),
    ).rejects.toMatchObject({
      code: 4200,
    })
    for (const method of ['wallet_grantPermissions', 'anvil_setBalance', 'nonsense']) {
      await expect(provider.request({ method })).rejects.toMatchObject({ code: -32601 })
    }
    await expect(Reflect.apply(provider.request, provider, [null])).rejects.toMatchObject({ code: -32600 })
  })
})

describe('accounts', () => {
  it('are exposed as many as configured, the selected one first', async () => {
    const wallet = createEvmWallet({ authorised: true, exposes: 2 })
    expect(wallet.state.accounts).toEqual([alice.address, bob.address])
    wallet.switchAccount(2)
    expect(wallet.state.accounts).toEqual([carol.address, alice.address])
    const signing = wallet.provider.request({ method: 'personal_sign', params: ['0x00', bob.address] })
    await expect(signing).rejects.toMatchObject({ code: 4100 })
  })

  it('can be any private key', async () => {
    const key = `0x${'11'.repeat(32)}` as const
    const { state } = createEvmWallet({ keys: [key], authorised: true })
    expect(state.accounts).toEqual(['0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'])
  })
})

describe('without a node', () => {
  it('works without any timer, and returns a transaction’s true hash', async () => {
    vi.useFakeTimers()
    try {
      const { provider } = createEvmWallet({ authorised: true })
      const send = () =>
        provider.request({
          method: 'eth_sendTransaction',
          params: [{ from: alice.address, to: bob.address }],
        })
      const [first, second] = await Promise.all([send(), send()])
      expect(first).toMatch(/^0x[0-9a-f]{64}$/)
      expect(second).not.toBe(first)
      const receipt = await provider.request({ method: 'eth_getTransactionReceipt', params: [first] })
      expect(receipt).toMatchObject({ from: alice.address, status: '0x1', transactionHash: first })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('calls no node when offline, whatever the chains say', async () => {
    const transport = vi.fn()
    const { provider } = createEvmWallet({
      chains: [{ chainId: 1, rpcUrl: 'http://node.invalid' }],
      offline: true,
      transport,
    })
    expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
    await expect(provider.request({ method: 'eth_getLogs' })).rejects.toMatchObject({ code: -32601 })
    expect(transport).not.toHaveBeenCalled()
  })
})

function toHex(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !value.startsWith('0x'))
    throw new TypeError(`not hexadecimal: ${String(value)}`)
  return `0x${value.slice(2)}`
}
