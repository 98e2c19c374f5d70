import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUpGateway } from '../setUpGateway'
import { type ScriptedNode, startScriptedNode } from '../startScriptedNode'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

/** Describes a gateway whose only node of a chain is gone for a while. */
export function describeNodeAway(awayMs: number): void {
  const settings: Record<string, string> = { GATEWAY_RATE_LIMIT: '100000' }
  let port: number
  let node: ScriptedNode | undefined
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
    probe.close()
    await once(probe, 'close')
    settings.GATEWAY_CHAINS = JSON.stringify([
      { id: 'eip155:31337', name: 'Local', rpc: [`http://127.0.0.1:${port}`] },
    ])
  })
  const gateway = setUpGateway(settings)
  afterAll(() => node?.stop())

  const call = async (method: string, params: readonly unknown[] = []) => {
    const began = performance.now()
    const answer = await gateway().ask('/v1?chainId=eip155:31337', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return { status: answer.status, json: await answer.json(), ms: performance.now() - began }
  }
  const balance = async () =>
    (await gateway().ask(`/v1/account/${account}/balance?currency=usd&chainId=eip155:31337`)).status

  it(`serves a chain again as soon as its node is back after ${awayMs / 1000} s`, async () => {
    const away = performance.now()
    while (performance.now() - away < awayMs) {
      const asked = await call('eth_blockNumber')
      expect(asked.status).toBe(503)
      expect(asked.json).toMatchObject({
        status: 'FAILED',
        reasons: [{ field: 'chainId', description: 'No node of eip155:31337 responds' }],
      })
      // A closed port is known at once.
      expect(asked.ms).toBeLessThan(2_000)
      // The settings know this.
      expect((await call('eth_chainId')).json).toMatchObject({ result: '0x7a69' })
      expect(await balance()).toBe(503)
      for (const path of ['/health', '/ready', '/getWallets?entries=1&page=1'])
        expect([path, (await gateway().ask(path)).status]).toEqual([path, 200])
      await wait(250)
    }
    node = await startScriptedNode(
      ({ method }) => (method === 'eth_getBalance' ? '0xde0b6b3a7640000' : '0x10'),
      port,
    )
    expect((await call('eth_blockNumber')).json).toMatchObject({ result: '0x10' })
    expect(await balance()).toBe(200)
  })
}
