import {
  type OnrampOrder,
  type OnrampOrderState,
  postOnrampOrder,
  postOnrampSession,
} from '@latchkey/protocol'
import { testAccounts } from '@latchkey/testing'
import { type AnvilNode, seedVendor, startAnvil } from '@latchkey/testing/node'
import { parse } from 'valibot'
import { createPublicClient, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, expect } from 'vitest'
import { type LocalOther, localSettings } from '../../config/localSettings'
import { setUpGateway } from '../setUpGateway'
import { localStandIn } from './localStandIn'

/** What a test orders, if it doesn't say otherwise. */
export const usualOrder = {
  provider: 'stand-in',
  country: 'DE',
  method: 'card',
  fiat: 'USD',
  amount: '100',
  asset: 'eip155:31337/slip44:60',
  receiver: `eip155:31337:${testAccounts[5].address}`,
}

/** A started order. */
export type Order = { readonly orderId: string; readonly secret: string; readonly url: string }

/** Opens a gateway with the stand-in vendor on a real local chain, besides which it may list others. */
export function setUpOnramp(env: Readonly<Record<string, string>> = {}, others: readonly LocalOther[] = []) {
  let node: AnvilNode | undefined
  const settings: Record<string, string> = {}
  beforeAll(async () => {
    node = await startAnvil({})
    const contracts = await seedVendor(node.url)
    Object.assign(settings, {
      ...localSettings([{ chainId: 31337, url: node.url, name: 'Local', contracts }], others),
      ...localStandIn,
      GATEWAY_RATE_LIMIT: '100000',
      ONRAMP_STAND_IN_SLOW_MS: '1500',
      ...env,
    })
  }, 60_000)
  const gateway = setUpGateway(settings)
  afterAll(() => node?.stop())
  const url = () => node?.url ?? ''

  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    gateway().ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const tryOrder = (change: object = {}, headers?: Readonly<Record<string, string>>) =>
    post('/v1/onramp/sessions', { ...usualOrder, ...change }, headers)
  const order = async (change: object = {}, headers?: Readonly<Record<string, string>>): Promise<Order> => {
    const answer = await tryOrder(change, headers)
    expect(answer.status, await answer.clone().text()).toBe(200)
    return parse(postOnrampSession.output, await answer.json())
  }
  const read = async ({ orderId, secret }: Pick<Order, 'orderId' | 'secret'>): Promise<OnrampOrder> => {
    const answer = await post(`/v1/onramp/orders/${orderId}`, { secret })
    return parse(postOnrampOrder.output, await answer.json())
  }
  return {
    gateway,
    url,
    post,
    tryOrder,
    order,
    read,
    /** Opens the vendor's link as a browser does, and returns the place of its page. */
    async open({ url: link }: Order): Promise<string> {
      const answer = await gateway().app.request(link)
      expect(answer.status, await answer.clone().text()).toBe(303)
      return answer.headers.get('location') ?? ''
    },
    /** Presses a button of the vendor's page. */
    press: (place: string, choice: 'pay' | 'decline' | 'slow') =>
      gateway().app.request(`${place}/${choice}`, { method: 'POST' }),
    waitFor: async (started: Order, state: OnrampOrderState): Promise<OnrampOrder> => {
      await expect
        .poll(async () => (await read(started)).state, { timeout: 20_000, interval: 50 })
        .toBe(state)
      return read(started)
    },
    balanceOf: (address: `0x${string}`) =>
      createPublicClient({ transport: http(url()) }).getBalance({ address }),
    tokenBalanceOf: (token: `0x${string}`, address: `0x${string}`) =>
      createPublicClient({ transport: http(url()) }).readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
  }
}
