import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endureAttack } from './testing/endureAttack'
import { loads } from './testing/load/attacks'
import { prepareAttack } from './testing/load/prepareAttack'
import type { Statuses } from './testing/load/storm'
import { type GatewayProcess, startGatewayProcess } from './testing/startGatewayProcess'

let gateway: GatewayProcess
let idle: number
beforeAll(async () => {
  gateway = await startGatewayProcess({
    // Each attacker chooses its own address, as the proxy in front of it would name it.
    GATEWAY_PROXIES: '1',
    GATEWAY_ANALYTICS: 'true',
    GATEWAY_CHAINS: JSON.stringify([{ id: 'eip155:1', name: 'Nowhere', rpc: ['http://127.0.0.1:1'] }]),
  })
  // Everything is loaded once before memory is compared.
  for (const path of ['/docs', '/openapi.json', '/getWallets?projectId=dev', '/ready'])
    await fetch(`${gateway.url}${path}`)
  await sleep(2_000)
  idle = await gateway.metric('process_resident_memory_bytes')
}, 120_000)
afterAll(() => gateway?.stop())

/** What the statuses of some attacks must show. */
const expected: Partial<Record<keyof typeof loads, (statuses: Statuses) => void>> = {
  'brackets without end': (statuses) =>
    expect(Object.keys(statuses).filter((status) => !['0', '422', '429', '503'].includes(status))).toEqual(
      [],
    ),
  'a storm on documents from one /64': (statuses) => expect(statuses[429] ?? 0).toBeGreaterThan(10_000),
}

describe('hostile load', () => {
  it.each(Object.keys(loads) as (keyof typeof loads)[])('holds against %s', async (name) => {
    const attack = await prepareAttack(name, gateway.port)
    let statuses: Statuses = {}
    await endureAttack(gateway, idle, async () => {
      statuses = await attack()
    })
    expected[name]?.(statuses)
  })

  it('is as it was after everything has ended', async () => {
    await sleep(5_000)
    expect(await gateway.metric('latchkey_requests_in_flight')).toBeLessThanOrEqual(1)
    await endureAttack(gateway, idle, () => sleep(3_000))
  })
})
