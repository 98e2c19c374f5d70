import type { SwapCall, SwapStep } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, getPoolContracts, startAnvil } from '@latchkey/testing/node'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { createSwaps } from '../../swap/createSwaps'
import { readSwapAsk } from '../../swap/readSwapAsk'
import type { SwapAsk, SwapOffer, SwapProvider } from '../../swap/SwapProvider'
import { setUpGateway } from '../setUpGateway'
import { createRouterProvider } from './createRouterProvider'
import { sendMined } from './sendMined'

/** Changes an honest offer. */
export type Distort = (offer: SwapOffer, ask: SwapAsk) => SwapOffer

const mintAbi = parseAbi(['function mint(address to, uint256 amount)'])
/** Owns the liquidity of the local exchange, and more. */
const bank = '0x5eed000000000000000000000000000000009001'

/** Runs a gateway with the local exchange before the tests of a file, and helps them to make and distort offers. */
export function setUpOffers() {
  let anvil: AnvilNode | undefined
  const node = (): AnvilNode => {
    if (!anvil) throw new TypeError('used before the tests')
    return anvil
  }
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    anvil = await startAnvil({ pools: true })
    settings.GATEWAY_CHAINS = JSON.stringify([{ id: 'eip155:31337', name: 'Local', rpc: [anvil.url] }])
  }, 60_000)
  const gateway = setUpGateway(settings)
  afterAll(() => anvil?.stop())

  const here = (address: string) => `eip155:31337:${address}`
  const ether = here('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')
  const signal = () => AbortSignal.timeout(20_000)
  const rpc = (method: string, ...params: unknown[]) =>
    gateway().services.nodes.call('eip155:31337', { method, params })
  const send = (from: string, to: string, data: string) => sendMined(rpc, { from, to, data })
  const approve = (owner: string, token: string, amount: bigint) => {
    const args = [getPoolContracts().router, amount] as const
    return send(owner, token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  }
  const mint = (token: string, to: `0x${string}`, amount: bigint) =>
    send(to, token, encodeFunctionData({ abi: mintAbi, functionName: 'mint', args: [to, amount] }))

  beforeAll(async () => {
    await rpc('anvil_impersonateAccount', bank)
    for (const { address } of testAccounts.slice(0, 4)) {
      const args = [address, 10n ** 11n] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      await send(bank, node().contracts.dollar, data)
    }
  })

  const swapsOf = (...providers: SwapProvider[]) => {
    const { nodes, prices, swaps } = gateway().services
    return createSwaps({ nodes, prices, providers, tokens: swaps.tokens, now: Date.now, limitMs: 10_000 })
  }
  const askFor = (change: Partial<Parameters<typeof readSwapAsk>[0]> = {}): SwapAsk =>
    readSwapAsk({
      from: here(node().contracts.dollar),
      to: ether,
      amount: '3000000000',
      account: here(testAccounts[0].address),
      slippageBps: 100,
      ...change,
    })
  const distorted = (distort: Distort) => createRouterProvider(gateway().services.nodes, 'router', distort)
  const reasonFor = async (distort: Distort, ask = askFor()) => {
    const { quotes, declined } = await swapsOf(distorted(distort)).quote(ask, undefined, signal())
    return declined[0]?.reason ?? (quotes[0]?.proven ? 'proven' : 'unproven')
  }
  return {
    node,
    gateway,
    here,
    ether,
    signal,
    rpc,
    send,
    approve,
    mint,
    swapsOf,
    askFor,
    distorted,
    reasonFor,
  }
}

/** Changes the steps of one kind. */
export const inSteps =
  <Kind extends SwapStep['kind']>(
    kind: Kind,
    change: (step: Extract<SwapStep, { kind: Kind }>) => SwapStep,
  ): Distort =>
  (offer) => ({
    ...offer,
    steps: offer.steps.map((step) =>
      step.kind === kind ? change(step as Extract<SwapStep, { kind: Kind }>) : step,
    ),
  })

/** Changes the call that swaps. */
export const inCall = (change: (call: SwapCall) => Partial<SwapCall>): Distort =>
  inSteps('send', (step) =>
    step.tx && 'data' in step.tx ? { ...step, tx: { ...step.tx, ...change(step.tx) } } : step,
  )
