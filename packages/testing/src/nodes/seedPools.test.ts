import {
  type Address,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  maxUint256,
  parseAbi,
  parseEther,
  parseSignature,
  parseUnits,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nodeFailed } from '../errors'
import { testAccounts } from '../evm/testAccounts'
import { getPoolContracts } from './getPoolContracts'
import { getSeedContracts } from './getSeedContracts'
import { seedPools } from './seedPools'
import { sendBatch } from './sendBatch'
import { type AnvilNode, startAnvil } from './startAnvil'

const abi = parseAbi([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[])',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to) payable returns (uint256)',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
  'function mint(address to, uint256 amount)',
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
])
const router2 = '0x0000000000000000000000000000000000000002'
const { dollar, token } = getSeedContracts()
const { wrapped, factory, router, permitToken, strictToken, feeToken } = getPoolContracts()
const account = privateKeyToAccount(testAccounts[5].privateKey)
const me = account.address

let node: AnvilNode
const open = () =>
  createWalletClient({ account, chain: foundry, transport: http(node.url) }).extend(publicActions)
let client: ReturnType<typeof open>
beforeAll(async () => {
  node = await startAnvil({ pools: true })
  client = open()
})
afterAll(() => node?.stop())

const read = (address: Address, holder: Address = me) =>
  client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [holder] })
const quote = async (amount: bigint, path: readonly Address[]) =>
  (
    await client.readContract({ address: router, abi, functionName: 'getAmountsOut', args: [amount, path] })
  ).at(-1)
const mint = (address: Address, amount: bigint) =>
  settle(client.writeContract({ address, abi, functionName: 'mint', args: [me, amount] }))
const approve = (address: Address, amount: bigint) =>
  settle(client.writeContract({ address, abi: erc20Abi, functionName: 'approve', args: [router, amount] }))
const swapData = (amount: bigint, least: bigint, path: readonly Address[], to: Address) =>
  encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args: [amount, least, path, to] })
async function run(data: readonly `0x${string}`[], value = 0n) {
  const args = [maxUint256, data] as const
  const call = { address: router, abi, functionName: 'multicall', args, value } as const
  // The first swap of a second also writes the pool's mean price, which an estimate within that second leaves out.
  const gas = 2n * (await client.estimateContractGas(call))
  return settle(client.writeContract({ ...call, gas }))
}
async function settle(sent: Promise<`0x${string}`>) {
  const hash = await sent
  // The node may mine it a little later, and no other block follows.
  const receipt = await vi.waitFor(() => client.getTransactionReceipt({ hash }), { timeout: 20_000 })
  expect(receipt.status).toBe('success')
  return receipt
}

describe('a chain with pools', () => {
  it('has an exchange that knows its parts, and isn’t seeded twice', async () => {
    expect(await client.readContract({ address: router, abi, functionName: 'factory' })).toBe(factory)
    expect(await client.readContract({ address: router, abi, functionName: 'WETH' })).toBe(wrapped)
    const block = await client.getBlockNumber()
    await seedPools(node.url)
    expect(await client.getBlockNumber()).toBe(block)
  })

  it('leaves the seeded tokens and balances as they are', async () => {
    const [first] = testAccounts
    expect(await read(dollar, first.address)).toBe(parseUnits('2500', 6))
    expect(await read(permitToken, first.address)).toBe(0n)
    expect(await client.getBalance({ address: first.address })).toBe(parseEther('10000'))
  })

  it('sells ether for a token at the price of the pool, to the last unit', async () => {
    const amount = parseEther('1')
    const expected = await quote(amount, [wrapped, dollar])
    expect(expected).toBeGreaterThan(parseUnits('2980', 6))
    await run([swapData(amount, expected ?? 0n, [wrapped, dollar], me)], amount)
    expect(await read(dollar)).toBe(expected)
  })

  it('sells a token for ether over two pools, with a minimum', async () => {
    await approve(dollar, parseUnits('100', 6))
    const path = [dollar, token, wrapped]
    const expected = (await quote(parseUnits('100', 6), path)) ?? 0n
    const before = await client.getBalance({ address: me })
    const unwrap = (least: bigint) =>
      encodeFunctionData({ abi, functionName: 'unwrapWETH9', args: [least, me] })
    const swap = swapData(parseUnits('100', 6), 0n, path, router2)
    await expect(run([swap, unwrap(expected + 1n)])).rejects.toThrow('Insufficient WETH9')
    const { gasUsed, effectiveGasPrice } = await run([swap, unwrap(expected)])
    const after = await client.getBalance({ address: me })
    expect(after - before + gasUsed * effectiveGasPrice).toBe(expected)
  })

  it('buys an exact amount and gives back the rest of the ether', async () => {
    const path = [wrapped, token]
    const wanted = parseEther('15')
    const [cost = 0n] = await client.readContract({
      address: router,
      abi,
      functionName: 'getAmountsIn',
      args: [wanted, path],
    })
    const before = await client.getBalance({ address: me })
    const args = [wanted, cost, path, me] as const
    const buy = encodeFunctionData({ abi, functionName: 'swapTokensForExactTokens', args })
    const refund = encodeFunctionData({ abi, functionName: 'refundETH' })
    const { gasUsed, effectiveGasPrice } = await run([buy, refund], cost * 2n)
    expect(before - (await client.getBalance({ address: me })) - gasUsed * effectiveGasPrice).toBe(cost)
    expect(await read(token)).toBe(wanted)
  })

  it('refuses a swap that gives too little or comes too late', async () => {
    const data = [swapData(1_000n, 10n ** 20n, [wrapped, dollar], me)]
    await expect(run(data, 1_000n)).rejects.toThrow('Too little received')
    const late = { address: router, abi, functionName: 'multicall', args: [1n, []] } as const
    await expect(client.writeContract(late)).rejects.toThrow('Transaction too old')
  })

  it('swaps with a permit, without an approval', async () => {
    const amount = parseUnits('50', 18)
    await mint(permitToken, amount)
    const nonce = await client.readContract({ address: permitToken, abi, functionName: 'nonces', args: [me] })
    const signature = await account.signTypedData({
      domain: { name: 'Latchkey Permit', version: '1', chainId: 31337, verifyingContract: permitToken },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { owner: me, spender: router, value: amount, nonce, deadline: maxUint256 },
    })
    const { r, s, yParity } = parseSignature(signature)
    const args = [permitToken, amount, maxUint256, 27 + yParity, r, s] as const
    const permit = encodeFunctionData({ abi, functionName: 'selfPermit', args })
    const before = await read(dollar)
    const expected = (await quote(amount, [permitToken, dollar])) ?? 0n
    await run([permit, swapData(amount, expected, [permitToken, dollar], me)])
    expect((await read(dollar)) - before).toBe(expected)
  })

  it('has a token like USDT, whose allowance must be reset', async () => {
    await mint(strictToken, parseUnits('50', 6))
    await approve(strictToken, 1n)
    await expect(approve(strictToken, 2n)).rejects.toThrow('reset the allowance first')
    await approve(strictToken, 0n)
    await approve(strictToken, parseUnits('50', 6))
    const before = await read(dollar)
    const expected = (await quote(parseUnits('50', 6), [strictToken, dollar])) ?? 0n
    await run([swapData(parseUnits('50', 6), expected, [strictToken, dollar], me)])
    expect((await read(dollar)) - before).toBe(expected)
  })

  it('has a token that takes a fee on transfers, which the exchange doesn’t sell at the quote', async () => {
    await mint(feeToken, parseUnits('50', 18))
    await approve(feeToken, parseUnits('50', 18))
    const swap = swapData(parseUnits('50', 18), 0n, [feeToken, wrapped], me)
    await expect(run([swap])).rejects.toThrow('paid too little')
  })

  it('refuses a chain without the seeded tokens', async () => {
    const bare = await startAnvil({ seed: false })
    await expect(seedPools(bare.url)).rejects.toSatisfy(nodeFailed.is)
    expect(await sendBatch(bare.url, [{ method: 'eth_getCode', params: [router, 'latest'] }])).toEqual(['0x'])
    await bare.stop()
  })
})
