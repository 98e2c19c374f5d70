import { startChopsticks } from '@latchkey/testing/node'
import { hex } from '@scure/base'
import { afterAll, expect, it } from 'vitest'
import { id, made, openMetadata } from '../testing/openAssetHub'
import { explainPolkadot } from './explainPolkadot'

const account = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const friend = '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty'
const free = 100_000_000_000_000n

const node = await startChopsticks({ balances: { [account]: free } })
afterAll(() => node.stop())

async function ask(method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const { result, error } = await (await fetch(node.url, { method: 'POST', body, headers })).json()
  if (error) throw error
  return result
}

it('reads calls by what a real chain says of itself, which offers no dry run', async () => {
  const { encode } = openMetadata(hex.decode(`${await ask('state_getMetadata', [])}`.slice(2)))
  const genesisHash = `${await ask('chain_getBlockHash', [0])}`
  const explain = (call: unknown) => explainPolkadot({ method: encode(call), genesisHash }, { account, ask })
  const dest = id(friend)
  const native = { kind: 'native' }
  // Addresses are the chain's own.
  const to = expect.stringMatching(/^[A-Z]\w{46}$/)
  const calls = [
    made('Balances', 'transfer_keep_alive', { dest, value: 5n }),
    made('Assets', 'transfer', { id: 7, target: dest, amount: 6n }),
    made('Utility', 'batch', { calls: [] }),
  ]
  expect(await explain(made('Utility', 'batch_all', { calls }))).toMatchObject({
    intent: { code: 'send' },
    lines: [
      { kind: 'send', token: native, amount: 5n, to },
      { kind: 'send', token: { kind: 'fungible', address: 'Assets:7' }, amount: 6n, to },
    ],
    warnings: [],
    will: 'unknown',
    seen: { decoded: true },
  })
  expect((await explain(made('Balances', 'transfer_all', { dest, keep_alive: false }))).lines).toEqual([
    { kind: 'send', token: native, amount: free, to, atMost: true },
  ])
})
