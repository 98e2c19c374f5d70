import { postSwapQuotes } from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, getPoolContracts, startAnvil } from '@latchkey/testing/node'
import { type InferOutput, parse } from 'valibot'
import { encodeFunctionData, erc20Abi } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { localSettings } from '../../config/localSettings'
import { readSwapAsset } from '../../swap/readSwapAsk'
import { setUpGateway, type TestGateway } from '../setUpGateway'
import { readRouterPrice } from './readRouterPrice'
import { sendMined } from './sendMined'
import { startVendors, type Vendors } from './startVendors'

/** A gateway whose swaps are made by local vendors on a local exchange. */
export type VendorSetUp = {
  readonly anvil: AnvilNode
  readonly vendors: Vendors
  readonly gateway: TestGateway
  rpc(method: string, ...params: unknown[]): Promise<unknown>
  /** Asks for quotes of three thousand dollars in ether, unless told otherwise. */
  quote(change?: Readonly<Record<string, unknown>>): Promise<InferOutput<typeof postSwapQuotes.output>>
}

/** Owns the liquidity of the local exchange, and more. */
const bank = '0x5eed000000000000000000000000000000009001'

/** Opens it for the tests of a file. */
export function setUpVendors(own: Readonly<Record<string, string>>): () => VendorSetUp {
  const settings: Record<string, string> = {}
  let anvil: AnvilNode | undefined
  let vendors: Vendors | undefined
  const { router } = getPoolContracts()
  beforeAll(async () => {
    anvil = await startAnvil({ pools: true })
    vendors = await startVendors({
      router,
      priceOf: ({ from, to, amount }) =>
        readRouterPrice(gateway().services.nodes, {
          from: readSwapAsset(from),
          to: readSwapAsset(to),
          amount,
        }),
    })
    const { url } = vendors
    const rpc = [anvil.url]
    const contracts = { 'eip155:31337': [router], 'eip155:31338': [router] }
    Object.assign(settings, {
      GATEWAY_CHAINS: JSON.stringify([
        { id: 'eip155:31337', name: 'Local', rpc },
        { id: 'eip155:31338', name: 'Other', rpc },
        { id: 'eip155:1', name: 'Main', rpc },
        { id: 'eip155:5', name: 'Old', rpc },
        { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana', rpc },
      ]),
      SWAP_RATE_LIMIT: '100000',
      SWAP_POOLS: localSettings([{ ...anvil, name: 'Local', pools: getPoolContracts() }]).SWAP_POOLS,
      SWAP_ZEROX_KEY: 'key-of-0x',
      SWAP_ZEROX_URL: url,
      SWAP_LIFI_KEY: 'key-of-lifi',
      SWAP_LIFI_URL: `${url}/v1`,
      SWAP_JUPITER_KEY: 'key-of-jupiter',
      SWAP_JUPITER_URL: url,
      SWAP_CONTRACTS: JSON.stringify({ '0x': contracts, lifi: contracts }),
      ...own,
    })
  }, 60_000)
  const gateway = setUpGateway(settings)
  const rpc = (method: string, ...params: unknown[]) =>
    gateway().services.nodes.call('eip155:31337', { method, params })
  beforeAll(async () => {
    await rpc('anvil_impersonateAccount', bank)
    for (const { address } of testAccounts.slice(0, 4)) {
      const args = [address, 10n ** 11n] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      await sendMined(rpc, { from: bank, to: anvil?.contracts.dollar, data })
    }
  })
  afterAll(async () => {
    await vendors?.stop()
    await anvil?.stop()
  })
  return () => {
    if (!anvil || !vendors) throw new TypeError('Call this inside a test')
    const { dollar } = anvil.contracts
    return {
      anvil,
      vendors,
      gateway: gateway(),
      rpc,
      async quote(change = {}) {
        const body = JSON.stringify({
          from: `eip155:31337:${dollar}`,
          to: 'eip155:31337:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
          amount: '3000000000',
          account: `eip155:31337:${testAccounts[0].address}`,
          slippageBps: 100,
          ...change,
        })
        const answer = await gateway().ask(postSwapQuotes.path, { method: 'POST', body })
        return parse(postSwapQuotes.output, await answer.json())
      },
    }
  }
}
