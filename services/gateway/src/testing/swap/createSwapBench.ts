import { parse } from 'valibot'
import { parseEther } from 'viem'
import { readConfig } from '../../config/readConfig'
import { createMetrics } from '../../monitoring/createMetrics'
import { createNodes } from '../../rpc/createNodes'
import { createPools } from '../../swap/pools/createPools'
import { poolChainSchema } from '../../swap/pools/poolChainSchema'
import { openExchange } from './openExchange'

/** Questions to measure, the bare call first. */
export type SwapBench = {
  readonly kinds: { readonly [what: string]: () => Promise<unknown> }
  stop(): Promise<void>
}

/** Opens the provider of pools on the real Uniswap with every pool of 22 routes. */
export async function createSwapBench(): Promise<SwapBench> {
  const exchange = await openExchange()
  const { chainId, contracts, url } = exchange
  const { wrapped, v2Factory, v2Router, v3Factory, quoter, router } = contracts
  const [from, to] = [await exchange.createToken(), await exchange.createToken()]
  const unit = parseEther('1')
  for (const [a, b] of [
    [from, to],
    [from, wrapped],
    [wrapped, to],
  ] as const) {
    await exchange.addPair(a, b, 10_000n * unit, 10_000n * unit)
    for (const fee of [100, 500, 3_000, 10_000])
      await exchange.addPool({ a, b, amountA: 10_000n * unit, amountB: 10_000n * unit, fee })
  }
  const config = readConfig({ GATEWAY_CHAINS: JSON.stringify([{ id: chainId, name: 'Local', rpc: [url] }]) })
  const nodes = createNodes({ config, metrics: createMetrics(), now: Date.now })
  const venue = {
    name: 'uniswap',
    v2: { factory: v2Factory, router: v2Router },
    v3: { factory: v3Factory, quoter },
    router,
  }
  const chains = [parse(poolChainSchema, { chainId, wrapped, venues: [venue] })]
  const pools = createPools({ nodes, log: { warn: () => undefined }, now: Date.now, chains })
  await pools.checked
  const assetOf = (address: string) => ({ id: `${chainId}:${address}`, chainId, address, isNative: false })
  const quote = (amount: bigint) =>
    pools.quote(
      {
        from: assetOf(from),
        to: assetOf(to),
        amount,
        side: 'in',
        account: undefined,
        receiver: undefined,
        slippageBps: 100,
        gasPrice: undefined,
        permit: undefined,
      },
      AbortSignal.timeout(30_000),
    )
  const call = { method: 'eth_call', params: [{ to: wrapped, data: '0x18160ddd' }, 'latest'] }
  return {
    kinds: {
      'a bare eth_call': () => nodes.call(chainId, call),
      'a quote over 22 routes': () => quote(unit),
      'a quote split in two': () => quote(2_000n * unit),
    },
    async stop() {
      await nodes.stop()
      await exchange.stop()
    },
  }
}
