import { sessionExpired } from '@latchkey/protocol'
import { startTestRelay } from '@latchkey/relay/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openNodeSocket } from '../testing/openNodeSocket'
import { createRelayClient, type RelayClientOptions } from './createRelayClient'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function startRelay() {
  const relay = await startTestRelay()
  ends.push(async () => relay.stop())
  return relay
}
function startClient(url: string, seed: string, more: Partial<RelayClientOptions> = {}) {
  const client = createRelayClient({
    urls: [url],
    projectId: 'dev',
    seed: seed.repeat(32),
    openSocket: openNodeSocket,
    now: Date.now,
    random: Math.random,
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    ...more,
  })
  ends.push(client.close)
  const heard: string[] = []
  client.onMessage(async ({ message }) => void heard.push(message))
  return { client, heard }
}

const topic = 'aa'.repeat(32)
const options = { ttl: 300, tag: 1108 }

describe('a relay client with our own relay', () => {
  it('proposes, subscribes to many topics and gets what it missed while away', async () => {
    const relay = await startRelay()
    const { client: dapp, heard } = startClient(relay.url, '11')
    await dapp.propose(topic, 'AAAA', { ttl: 300, tag: 1100, prompt: true })
    const many = Array.from({ length: 600 }, (_, at) => at.toString(16).padStart(64, '0'))
    await dapp.subscribe(many)
    const { client: wallet, heard: proposals } = startClient(relay.url, '22')
    await wallet.subscribe([topic])
    await vi.waitFor(() => expect(proposals).toEqual(['AAAA']), 5_000)
    await wallet.publish(topic, 'BBBB', options)
    await vi.waitFor(() => expect(heard).toEqual(['BBBB']), 5_000)
    await dapp.close()
    await wallet.publish(topic, 'CCCC', options)
    const { client: reloaded, heard: later } = startClient(relay.url, '11')
    await reloaded.subscribe([topic, ...many.slice(0, 3)])
    await vi.waitFor(() => expect(later).toEqual(['CCCC']), 5_000)
    await reloaded.unsubscribe(topic)
  })

  it.each([300_000, -300_000])('[MOD-5] notices that its clock is off (%i ms)', async (wrongBy) => {
    const relay = await startRelay()
    const { client } = startClient(relay.url, '11', { now: () => Date.now() + wrongBy })
    await expect(client.publish(topic, 'AAAA', options)).rejects.toSatisfy(sessionExpired.is)
  })
})
