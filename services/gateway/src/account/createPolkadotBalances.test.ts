import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpGateway } from '../testing/setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../testing/startScriptedNode'

const [polkadot, kusama] = [
  'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  'polkadot:b0a8d493285c2df73290dfb7e61f870f',
]
const general = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const onKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
/** The storage key of this account on a real node. */
const key =
  '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'
const info = (free: string, rest = '0'.repeat(96)) => `0x${'01000000'.repeat(4)}${free}${rest}`
let node: ScriptedNode
let stored: unknown
const settings: Record<string, string> = { GATEWAY_PRICES: '{"DOT":5}' }
beforeAll(async () => {
  node = await startScriptedNode(() => stored)
  settings.GATEWAY_CHAINS = JSON.stringify(
    [polkadot, kusama].map((id) => ({ id, name: 'P', rpc: [node.url] })),
  )
})
const gateway = setUpGateway(settings)
afterAll(() => node.stop())
const ask = (address: string, chainId: string) =>
  gateway().ask(
    `/v1/account/${address}/balance?currency=usd&chainId=${chainId}&forceUpdate=${chainId}:${address}`,
  )

it('[DOT-1] reads the exact free balance from storage, frozen or not', async () => {
  // 2^120 + 123 456 789 of the smallest unit, all of it frozen too.
  const free = '15cd5b07000000000000000000000001'
  stored = info(free, `${'0'.repeat(32)}${free}${'0'.repeat(32)}`)
  const { balances } = await (await ask(onPolkadot, polkadot)).json()
  expect(balances).toMatchObject([
    { symbol: 'DOT', chainId: polkadot, address: '0x', price: 5, quantity: { decimals: '10' } },
  ])
  expect(balances[0].quantity.numeric).toBe('132922799578491587290380706.0403801365')
  expect(node.calls.at(-1)).toMatchObject({ method: 'state_getStorage', params: [key] })
})

it('[DOT-1] is empty for an account unknown to the chain', async () => {
  stored = null
  expect(await (await ask(general, kusama)).json()).toEqual({ balances: [] })
})

it('[IDF-4] accepts the network’s own and the generic form of an address, but not that of another network', async () => {
  stored = info(`0a${'00'.repeat(15)}`)
  const wanted: readonly (readonly [string, string, number])[] = [
    [general, polkadot, 200],
    [onPolkadot, polkadot, 200],
    [onKusama, polkadot, 400],
    [onKusama, kusama, 200],
    [onPolkadot, kusama, 400],
  ]
  for (const [address, chainId, status] of wanted) {
    const answer = await ask(address, chainId)
    expect([address, answer.status]).toEqual([address, status])
    if (status === 400)
      expect(await answer.json()).toEqual({
        status: 'FAILED',
        reasons: [{ field: 'address', description: `Malformed address: ${address}` }],
      })
  }
  // Without a network, all that accept the address count.
  const all = await (await gateway().ask(`/v1/account/${onKusama}/balance?currency=usd`)).json()
  expect(all.balances).toMatchObject([{ symbol: 'KSM', chainId: kusama }])
})

it.each(['0x', '0x1234', 7, {}, info('zz'), `${info('0'.repeat(32))}00`, '0'.repeat(160)])(
  'reports the chain down when the node answers %j',
  async (answer) => {
    stored = answer
    const { status } = await ask(general, polkadot)
    expect(status).toBe(503)
  },
)
