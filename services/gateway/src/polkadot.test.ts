import { type ChopsticksNode, startChopsticks } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localSettings } from './config/localSettings'
import { setUpGateway } from './testing/setUpGateway'

/** A well-known development account, in the generic, Polkadot and Kusama spellings. */
const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const asPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const asKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const nobody = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const settings: Record<string, string> = {}
let node: ChopsticksNode
beforeAll(async () => {
  node = await startChopsticks({ balances: { [alice]: 123_456_789_012_345_678_901n } })
  const nativeCurrency = { name: 'Rococo', symbol: 'ROC', decimals: 12 }
  const chain = { id: node.networkId, name: 'Asset Hub', rpc: [node.url], nativeCurrency, ss58: 2 }
  Object.assign(settings, localSettings([], [chain]), { GATEWAY_PRICES: '{"ROC":2}' })
}, 120_000)
const gateway = setUpGateway(settings)
afterAll(() => node.stop())
const balance = (address: string) =>
  gateway().ask(`/v1/account/${address}/balance?currency=usd&chainId=${node.networkId}`)
const rpc = async (body: unknown) =>
  (
    await gateway().ask(`/v1?chainId=${node.networkId}`, { method: 'POST', body: JSON.stringify(body) })
  ).json()

it('[DOT-1] [ACC-2] returns the exact free balance from a real runtime', async () => {
  for (const address of [alice, asKusama])
    expect((await (await balance(address)).json()).balances).toMatchObject([
      {
        symbol: 'ROC',
        chainId: node.networkId,
        address: '0x',
        quantity: { decimals: '12', numeric: '123456789.012345678901' },
      },
    ])
  expect(await (await balance(nobody)).json()).toEqual({ balances: [] })
})

it('[IDF-4] rejects an address of another network of the family', async () => {
  for (const address of [asPolkadot, `${alice.slice(0, -1)}Z`]) {
    const answer = await balance(address)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { status: 'FAILED', reasons: [{ field: 'address', description: `Malformed address: ${address}` }] },
    ])
  }
})

it('[RPC-1] [DOT-1] passes on public methods, and none that changes the node', async () => {
  const call = (method: string, ...params: readonly unknown[]) => ({ jsonrpc: '2.0', id: 7, method, params })
  expect(await rpc(call('system_properties'))).toMatchObject({
    id: 7,
    result: { tokenDecimals: expect.anything() },
  })
  expect(await rpc(call('chain_getBlockHash', 0))).toMatchObject({
    id: 7,
    result: expect.stringMatching(/^0x/),
  })
  for (const method of ['dev_newBlock', 'dev_setStorage', 'author_insertKey', 'system_addReservedPeer'])
    expect(await rpc(call(method, {}))).toMatchObject({ id: 7, error: { code: -32601 } })
})

it('[ACC-4] answers that there is no history', async () => {
  const answer = await gateway().ask(`/v1/account/${alice}/history?chainId=${node.networkId}`)
  expect([answer.status, await answer.json()]).toEqual([
    501,
    {
      status: 'FAILED',
      reasons: [{ field: '', description: 'This gateway does not offer the history of Polkadot accounts' }],
    },
  ])
})
