import type { Connector } from '@latchkey/core'
import {
  cannotSwitch,
  invalidNumber,
  invalidRequest,
  type Network,
  rpcTransactionRejected,
  walletMalformed,
} from '@latchkey/protocol'
import { createEvmWallet, type EvmWalletOptions, testAccounts } from '@latchkey/testing'
import { type AnvilNode, seedName, startAnvil } from '@latchkey/testing/node'
import { createPublicClient, erc20Abi, type Hex, http, parseUnits, recoverTypedDataAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { evm } from './evm'

const receiver = '0x00000000000000000000000000000000000c0ffe'

describe('evm', () => {
  let node: AnvilNode
  beforeAll(async () => {
    node = await startAnvil()
  })
  afterAll(() => node.stop())

  /** A connected wallet on the real node. Each test has its own account, so nonces and balances don't clash. */
  function setup(account: number, options: EvmWalletOptions = {}) {
    const { address, privateKey } = testAccounts[account] ?? testAccounts[0]
    const chains = [{ chainId: node.chainId, rpcUrl: node.url }, { chainId: 1 }]
    const wallet = createEvmWallet({ keys: [privateKey], authorised: true, chains, ...options })
    const { provider } = wallet
    const connector: Connector = { id: 'org.fox', name: 'Fox', type: 'ANNOUNCED', chain: 'eip155', provider }
    const network: Network = {
      id: node.chainId,
      caipNetworkId: `eip155:${node.chainId}`,
      chainNamespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
      contracts: { ensRegistry: { address: node.contracts?.ensRegistry ?? '' } },
    }
    const { can, ...adapter } = evm()
    const { sendTransaction, estimateGas, writeContract, signTypedData, getName, sendCalls, getCallsStatus } =
      can
    if (!sendTransaction || !estimateGas || !writeContract || !signTypedData) return expect.unreachable()
    if (!getName || !sendCalls || !getCallsStatus) return expect.unreachable()
    const request = { connector, address, network }
    const client = createPublicClient({ transport: http(node.url) })
    const abilities = {
      sendTransaction,
      estimateGas,
      writeContract,
      signTypedData,
      getName,
      sendCalls,
      getCallsStatus,
    }
    return { ...adapter, ...abilities, wallet, request, client, network, address }
  }

  it('[EVM-4] lists its abilities before anything is loaded', () => {
    const { can, label, namespace } = evm()
    expect({ label, namespace }).toEqual({ label: 'evm', namespace: 'eip155' })
    expect(Object.keys(can).sort()).toEqual([
      'estimateGas',
      'explain',
      'getAssets',
      'getCallsStatus',
      'getCapabilities',
      'getName',
      'getUserOperationReceipt',
      'grantPermissions',
      'revokePermissions',
      'sendBatch',
      'sendCalls',
      'sendTransaction',
      'signTypedData',
      'swaps',
      'switchNetwork',
      'transfers',
      'writeContract',
    ])
    expect(evm({ pendingTransactionsFilter: { enable: true } }).can).toHaveProperty('watchPending')
  })

  it('does nothing without a page', async () => {
    const found: Connector[] = []
    const context = {
      announced: true,
      injected: true,
      found: (connector: Connector) => found.push(connector),
      failed: (cause: unknown) => expect.unreachable(String(cause)),
    }
    const stop = evm().discover(context)
    await new Promise((resolve) => setTimeout(resolve, 150))
    stop()
    expect(found).toEqual([])
  })

  it('[EVM-2] signs typed data', async () => {
    const { signTypedData, request, address } = setup(1)
    const typedData = {
      domain: { name: 'Latchkey', version: '1', chainId: BigInt(node.chainId) },
      types: {
        Mail: [
          { name: 'text', type: 'string' },
          { name: 'amount', type: 'uint256' },
        ],
      },
      primaryType: 'Mail',
      message: { text: 'Grüße', amount: 2n ** 255n },
    } as const
    const signature = await signTypedData({ ...request, typedData })
    expect(await recoverTypedDataAddress({ ...typedData, signature: signature as Hex })).toBe(address)
  })

  it('[EVM-2] sends a transaction that is mined, with every number as it was given', async () => {
    const { sendTransaction, request, client, address } = setup(2)
    const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
    const transaction = { to: receiver, value: 1n, data: '0xc0ffee', gas: 50_000n, ...fees }
    const hash = (await sendTransaction({ ...request, transaction })) as Hex
    expect(await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)).toMatchObject({
      status: 'success',
    })
    const mined = await client.getTransaction({ hash })
    expect(mined).toMatchObject({ value: 1n, input: '0xc0ffee', gas: 50_000n, ...fees })
    expect([mined.from, mined.to]).toEqual([address.toLowerCase(), receiver])
  })

  it('[EVM-2] doesn’t send on the wrong chain', async () => {
    const { sendTransaction, request, wallet } = setup(2)
    wallet.switchChain(1)
    const failed = sendTransaction({ ...request, transaction: { to: receiver, value: 1n } })
    await expect(failed).rejects.toMatchObject({ code: cannotSwitch.code })
    expect(wallet.log.map(({ method }) => method)).toEqual(['eth_chainId'])
  })

  it('[EVM-2] doesn’t send a transaction for another network on the active one', async () => {
    const { sendTransaction, request, wallet } = setup(2)
    const transaction = { to: receiver, value: 1n, chainId: 137 }
    const failed = sendTransaction({ ...request, transaction })
    await expect(failed).rejects.toThrow('chainId is 137, but the active network is 31337')
    expect(wallet.log).toEqual([])
  })

  it('[EVM-2] rejects impossible requests before asking the wallet, and answers that aren’t hashes or signatures', async () => {
    const { sendTransaction, signMessage, signTypedData, request, wallet } = setup(2)
    const send = (value: bigint) => sendTransaction({ ...request, transaction: { to: receiver, value } })
    await expect(send(-1n)).rejects.toMatchObject({ code: invalidNumber.code })
    expect(wallet.log).toEqual([])
    const types = { Mail: [{ name: 'text', type: 'string' }] }
    const typedData = { domain: {}, types, primaryType: 'Mail', message: { text: 'x' } }
    for (const junk of [null, '0x', '0xabc', `0x${'z'.repeat(64)}`, { hash: '0x' }]) {
      wallet.answer(junk)
      await expect(send(1n)).rejects.toMatchObject({ code: walletMalformed.code })
      await expect(signMessage({ ...request, message: 'x' })).rejects.toMatchObject({
        code: walletMalformed.code,
      })
      await expect(signTypedData({ ...request, typedData })).rejects.toMatchObject({
        code: walletMalformed.code,
      })
    }
  })

  it('[EVM-2] estimates gas, and reports when the transaction would fail', async () => {
    const { estimateGas, request, wallet } = setup(3)
    expect(await estimateGas({ ...request, transaction: { to: receiver, value: 1n } })).toBe(21_000n)
    const revert = estimateGas({
      ...request,
      transaction: { to: node.contracts?.token ?? '', data: '0x12345678' },
    })
    await expect(revert).rejects.toMatchObject({ code: rpcTransactionRejected.code })
    expect(wallet.log).toEqual([])
  })

  it('[EVM-2] writes a contract', async () => {
    const { writeContract, request, client } = setup(1)
    const token = node.contracts?.token ?? expect.unreachable()
    const amount = parseUnits('2.5', 18)
    const call = { address: token, abi: erc20Abi, functionName: 'transfer', args: [receiver, amount] }
    const hash = (await writeContract({ ...request, call })) as Hex
    await vi.waitFor(() => client.getTransactionReceipt({ hash }), 60_000)
    const balance = { address: token, abi: erc20Abi, functionName: 'balanceOf', args: [receiver] } as const
    expect(await client.readContract(balance)).toBe(amount)
  })

  it('[EVM-2] rejects a contract call that can’t be encoded', async () => {
    const { writeContract, request, wallet } = setup(1)
    const call = { address: receiver, abi: erc20Abi, functionName: 'transfer', args: ['not an address', 1n] }
    await expect(writeContract({ ...request, call })).rejects.toMatchObject({ code: invalidRequest.code })
    const unknown = { address: receiver, abi: erc20Abi, functionName: 'nothing' }
    await expect(writeContract({ ...request, call: unknown })).rejects.toMatchObject({
      code: invalidRequest.code,
    })
    expect(wallet.log).toEqual([])
  })

  it('[EVM-2] reads the balance to the last digit', async () => {
    const { getBalance, client, network } = setup(0)
    const [value] = [1_234_567_890_123_456_789n]
    await client.request({
      method: 'anvil_setBalance' as never,
      params: [receiver, `0x${value.toString(16)}`] as never,
    })
    const balance = { value: '1.234567890123456789', symbol: 'ETH', decimals: 18 }
    expect(await getBalance({ address: receiver, network })).toEqual(balance)
  })

  it('[EVM-4] sends several calls, which all arrive', async () => {
    const { sendCalls, getCallsStatus, request, client } = setup(4)
    const [one, two] = [
      '0x0000000000000000000000000000000000000101',
      '0x0000000000000000000000000000000000000102',
    ] as const
    const { id } = await sendCalls({
      ...request,
      calls: [
        { to: one, value: '0x1' },
        { to: two, value: '0x2' },
      ],
    })
    const { connector } = request
    await vi.waitFor(async () =>
      expect(await getCallsStatus({ connector, id })).toMatchObject({ status: 200 }),
    )
    expect(await Promise.all([one, two].map((address) => client.getBalance({ address })))).toEqual([1n, 2n])
  })

  it('[ACC-8] finds only the name that resolves back to the account', async () => {
    const { getName, network } = setup(0)
    const [alice, bob] = testAccounts
    expect(await getName({ address: alice.address, network })).toBe(seedName)
    expect(await getName({ address: bob.address, network })).toBe(null)
    const { contracts, ...nameless } = network
    expect(contracts).toBeDefined()
    expect(await getName({ address: alice.address, network: nameless })).toBe(null)
  })
})
