import { testAccounts } from '@latchkey/testing'
import { getPoolContracts } from '@latchkey/testing/node'
import { decodeFunctionData, encodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/readConfig'
import { setUpGateway } from '../testing/setUpGateway'
import { sendMined } from '../testing/swap/sendMined'
import { setUpVendors } from '../testing/swap/setUpVendors'
import { createSwapProviders } from './createSwapProviders'

const setUp = setUpVendors({ SWAP: '0x' })
const { router } = getPoolContracts()
const [, , carol] = testAccounts
const here = (address: string) => `eip155:31337:${address}`
const ether = here('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
const dollar = () => here(setUp().anvil.contracts.dollar)
const token = () => here(setUp().anvil.contracts.token)
const get = async (path: string, query: Record<string, string>) => {
  const answer = await setUp().gateway.ask(`/v1/convert/${path}?${new URLSearchParams(query)}`)
  return { status: answer.status, body: await answer.json() }
}
const post = async (body: object) => {
  const answer = await setUp().gateway.app.request('/v1/convert/build-transaction', {
    method: 'POST',
    body: JSON.stringify({ projectId: 'dev', ...body }),
  })
  return { status: answer.status, body: await answer.json() }
}
const refused = (field: string, description: string) => ({
  status: 400,
  body: { status: 'FAILED', reasons: [{ field, description }] },
})
const plain = (caip: string) => caip.slice(caip.lastIndexOf(':') + 1)
const balanceOf = async (address: string) =>
  BigInt(
    `${await setUp().rpc(
      'eth_call',
      {
        to: plain(address),
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [carol.address] }),
      },
      'latest',
    )}`,
  )

describe('existing clients', () => {
  it('[SWP-1] swap: tokens, quote, allowance, approval, transaction', async () => {
    const { rpc } = setUp()
    const amount = '1000000000'
    const pair = { from: dollar(), to: token() }
    const listed = await get('tokens', { chainId: 'eip155:31337' })
    expect(listed.body.tokens).toContainEqual({
      name: 'Ether',
      symbol: 'ETH',
      address: ether,
      decimals: 18,
      logoUri: expect.stringMatching(/^http.*\/public\/getTokenImage\/ETH$/),
      eip2612: null,
    })
    const gas = await get('gas-price', { chainId: 'eip155:31337' })
    expect(gas.body).toEqual({
      standard: expect.stringMatching(/^\d+$/),
      fast: expect.stringMatching(/^\d+$/),
      instant: expect.stringMatching(/^\d+$/),
    })
    const quoted = await get('quotes', {
      ...pair,
      amount,
      gasPrice: gas.body.standard,
      userAddress: carol.address,
    })
    expect(quoted.body.quotes).toMatchObject([
      { id: expect.any(String), fromAmount: amount, fromAccount: dollar(), toAccount: token() },
    ])
    const allowance = async () =>
      (await get('allowance', { tokenAddress: dollar(), userAddress: here(carol.address) })).body.allowance
    expect(await allowance()).toBe('0')

    const swap = {
      ...pair,
      amount,
      userAddress: here(carol.address),
      eip155: { slippage: 1 },
      disableEstimate: true,
    }
    expect(await post(swap)).toEqual(refused('', 'Invalid parameter from: needs an approval first'))
    const approval = await get('build-approve', { ...pair, amount, userAddress: here(carol.address) })
    expect(approval.body.tx).toMatchObject({ from: dollar(), to: dollar(), value: '0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: approval.body.tx.data }).args).toEqual([
      router,
      BigInt(amount),
    ])
    // They send it to the address in `from`.
    await sendMined(rpc, {
      from: carol.address,
      to: plain(approval.body.tx.from),
      data: approval.body.tx.data,
    })
    expect(await allowance()).toBe(amount)

    const built = await post(swap)
    expect(built.body.tx).toMatchObject({
      from: here(carol.address),
      to: here(router.toLowerCase()),
      amount: '0',
      // What the vendor says, and a tenth more.
      eip155: { gas: '198000', gasPrice: expect.stringMatching(/^\d+$/) },
    })
    const before = await balanceOf(token())
    await sendMined(rpc, {
      from: carol.address,
      to: plain(built.body.tx.to),
      data: built.body.tx.data,
    })
    expect((await balanceOf(token())) - before).toBe(BigInt(quoted.body.quotes[0].toAmount))
  })

  it('get an approval without a limit only if they give no amount', async () => {
    const { body } = await get('build-approve', { from: dollar(), to: token() })
    expect(decodeFunctionData({ abi: erc20Abi, data: body.tx.data }).args).toEqual([router, maxUint256])
  })

  it('need no approval for ether', async () => {
    const answer = await get('allowance', { tokenAddress: ether, userAddress: here(carol.address) })
    expect(answer.body).toEqual({ allowance: `${maxUint256}` })
    expect(await get('build-approve', { from: ether, to: token(), amount: '1' })).toEqual(
      refused('', 'Invalid parameter from: needs no approval'),
    )
    const built = await post({
      from: ether,
      to: token(),
      amount: '1000000000000000',
      userAddress: here(carol.address),
      eip155: { slippage: 1 },
    })
    expect(built.body.tx.amount).toBe('1000000000000000')
  })

  it('get the reason for what can’t be done', async () => {
    const pair = { from: dollar(), to: token(), amount: '1' }
    const main = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    const mismatch = refused('', 'Invalid parameter to: on another network than from')
    expect(await get('quotes', { ...pair, to: main })).toEqual(mismatch)
    expect(await get('build-approve', { ...pair, to: main })).toEqual(mismatch)
    expect(await post({ ...pair, userAddress: here(carol.address) })).toEqual(
      refused('', 'Invalid parameter eip155: required'),
    )
    const elsewhere = { ...pair, userAddress: `eip155:1:${carol.address}`, eip155: { slippage: 1 } }
    expect(await post(elsewhere)).toEqual(
      refused('', 'Invalid parameter account: on another network than the token'),
    )
    expect(await get('quotes', { ...pair, to: pair.from })).toEqual(
      refused('', 'Invalid parameter to: same token as from'),
    )
    expect((await get('quotes', { ...pair, from: 'eip155:31337:0x12' })).status).toBe(400)
    // Too little to give anything.
    expect(await get('quotes', pair)).toMatchObject({ status: 200 })
  })

  it('[SWP-1] learn that a network has no swaps and no gas price', async () => {
    for (const chainId of ['eip155:5', 'eip155:424242', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', 'x'])
      expect(await get('tokens', { chainId })).toEqual(refused('chainId', 'Network not supported for Swaps'))
    for (const chainId of ['eip155:5', 'eip155:424242', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])
      expect(await get('gas-price', { chainId })).toEqual(
        refused('chainId', 'Network not supported for Gas Price'),
      )
    const old = 'eip155:5:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    const answer = await get('quotes', { from: old, to: `eip155:5:${router}`, amount: '1' })
    expect(answer).toEqual(refused('chainId', 'Network not supported for Swaps'))
    // One of the twelve, without a provider here.
    const main = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    expect(await get('quotes', { from: main, to: `eip155:1:${router}`, amount: '1' })).toEqual({
      status: 200,
      body: { quotes: [] },
    })
  })
})

describe('the networks', () => {
  it('are those with a provider', async () => {
    const answer = await setUp().gateway.ask('/v1/swap/networks')
    expect(await answer.json()).toEqual({
      networks: [
        { chainId: 'eip155:31337', providers: ['0x'], to: ['eip155:31337'] },
        { chainId: 'eip155:31338', providers: ['0x'], to: ['eip155:31338'] },
      ],
    })
  })
})

describe('a client that asks too often', () => {
  const busy = setUpGateway({
    SWAP: 'lifi',
    SWAP_RATE_LIMIT: '2',
    SWAP_LIFI_URL: 'http://127.0.0.1:9',
    GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'One', rpc: ['http://127.0.0.1:9'] }]),
  })

  it('waits', async () => {
    const main = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
    const path = `/v1/convert/quotes?from=${main}&to=eip155:1:${router}&amount=1`
    const statuses: number[] = []
    for (const _ of [1, 2, 3]) statuses.push((await busy().ask(path)).status)
    expect(statuses).toEqual([200, 200, 429])
  })
})

describe('a gateway without swaps', () => {
  const without = setUpGateway({
    SWAP: 'none',
    GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'One', rpc: ['http://127.0.0.1:9'] }]),
  })

  it('[SWP-1] says so', async () => {
    expect(await (await without().ask('/v1/swap/networks')).json()).toEqual({ networks: [] })
    const answer = await without().ask('/v1/convert/tokens?chainId=eip155:1')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { status: 'FAILED', reasons: [{ field: 'chainId', description: 'Network not supported for Swaps' }] },
    ])
  })

  it.each([
    [{ SWAP: '0x' }, 'SWAP_ZEROX_KEY'],
    [{ SWAP: 'jupiter' }, 'SWAP_JUPITER_KEY'],
    [{ SWAP: 'pools,uniswap' }, 'SWAP'],
    [{ SWAP: 'lifi,lifi' }, 'SWAP'],
    [{ SWAP_CONTRACTS: '{"0x":{"eip155:1":["0x12"]}}' }, 'SWAP_CONTRACTS.0x.eip155:1.0'],
    [{ SWAP_UNPROVEN: '0x' }, 'SWAP_UNPROVEN'],
    [{ SWAP_LIFI_URL: 'ftp://a.example' }, 'SWAP_LIFI_URL'],
  ])('rejects the settings %j', (env, name) => {
    const { nodes, log, now } = without().services
    const options = { nodes, log, now }
    expect(() => createSwapProviders(readConfig(env), options)).toThrow(
      expect.objectContaining({ code: 'gateway/invalid-setting', values: expect.objectContaining({ name }) }),
    )
  })
})
