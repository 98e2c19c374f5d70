import { parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { createApp } from '../../app'
import { readConfig } from '../../config/readConfig'
import { openServices } from '../../openServices'
import { askBundler } from '../../testing/sponsor/askBundler'
import { createVisitor } from '../../testing/sponsor/createVisitor'
import { setUpSponsor } from '../../testing/sponsor/setUpSponsor'

const { chain, gateway, reach, row, attempts, mine, pass } = await setUpSponsor()
const shop = '0x00000000000000000000000000000000000000aa'

/** Lets a gateway with another key take two operations of a visitor: one is sent and lost, the other waits. Then stops it. */
async function leaveBehind() {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await chain.client.setBalance({ address, value: parseEther('10') })
  const { DATABASE_URL = '' } = gateway().services.config
  const usual = { GATEWAY_MODE: 'development', GATEWAY_LOG: 'silent', DATABASE_URL }
  const config = readConfig({ ...usual, ...chain.settings, SPONSOR_KEY: key })
  const { services, stop } = await openServices(config)
  const app = createApp(services)
  const send = (path: string, init: RequestInit) => app.request(`http://gateway.test${path}`, init)
  const bundler = askBundler(send, chain.network)
  const visitor = createVisitor(chain)
  const sent = (await bundler.send(await visitor.operation([{ to: shop }]))).result
  const waiting = (await bundler.send(await visitor.operation([{ to: shop }], { nonce: 1n }))).result
  await reach(sent, 'sent')
  // The gateway with the current key leaves alone what another one works on.
  const asked = vi.spyOn(gateway().services.database, 'query')
  await passSome()
  await passSome()
  expect(asked.mock.calls.some(([text]) => text.includes('sponsor <> $2'))).toBe(true)
  const moves = asked.mock.calls.filter(([text]) => text.includes('set sponsor ='))
  expect(moves.filter(([, values]) => values?.includes(address.toLowerCase()))).toEqual([])
  asked.mockRestore()
  const { tx_hash } = await row(sent)
  await stop()
  await chain.client.dropTransaction({ hash: tx_hash })
  return { address, sent, waiting, tx_hash }
}

const senderOf = async (hash: `0x${string}`) => (await chain.client.getTransactionReceipt({ hash })).from
const own = chain.sponsor.toLowerCase()

/** Lets time pass until the line has looked at its balance again. */
async function passSome() {
  const asked = vi.spyOn(gateway().services.nodes, 'call')
  await expect
    .poll(
      () => {
        pass(6_000)
        return asked.mock.calls.filter(([, { method }]) => method === 'eth_getBalance').length
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  asked.mockRestore()
}

const mineLater = async () => {
  pass(6_000)
  await mine()
}

describe('an operator who changes the key', () => {
  it('loses nothing: what was sent is sent again, and what waits moves to the new key', async () => {
    const { metrics, log } = gateway().services
    const warn = vi.spyOn(log, 'warn')
    const { address, sent, waiting, tx_hash } = await leaveBehind()
    const open = `latchkey_sponsor_earlier_operations{chain="${chain.network}"}`
    await expect
      .poll(
        () => {
          pass(6_000)
          return metrics.registry.metrics()
        },
        { timeout: 60_000 },
      )
      .toContain(`${open} 1`)
    expect(warn.mock.calls).toContainEqual([
      { chain: chain.network, sponsor: address, open: 1 },
      'Operations of an earlier SPONSOR_KEY are not mined yet',
    ])
    const mined = await reach(sent, 'mined', mineLater)
    expect(mined.tx_hash).toBe(tx_hash)
    expect(BigInt(mined.cost ?? 0)).toBeGreaterThan(0n)
    expect(await senderOf(tx_hash)).toBe(address.toLowerCase())
    const moved = await reach(waiting, 'mined', mineLater)
    expect(await senderOf(moved.tx_hash)).toBe(own)
    await expect
      .poll(
        async () => {
          await mineLater()
          return metrics.registry.metrics()
        },
        { timeout: 60_000 },
      )
      .toContain(`${open} 0`)
  })

  it('who also took the money has the new key carry what is not mined', async () => {
    const warn = vi.spyOn(gateway().services.log, 'warn')
    const { address, sent, tx_hash } = await leaveBehind()
    await chain.client.setBalance({ address, value: 0n })
    const mined = await reach(sent, 'mined', mineLater)
    expect(mined.tx_hash).not.toBe(tx_hash)
    expect(await senderOf(mined.tx_hash)).toBe(own)
    expect(await attempts(sent)).toHaveLength(2)
    expect(warn.mock.calls).toContainEqual([
      { chain: chain.network, sponsor: address, operation: sent },
      expect.stringContaining('takes over'),
    ])
  })
})
