import { relayUnreachable } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { createMemorySockets, type SocketMood } from '../testing/createMemorySockets'
import { createRelayClient } from './createRelayClient'
import type { RelayStatus } from './Relay'

const topic = 'aa'.repeat(32)
const options = { ttl: 300, tag: 1108 }

function setUp(moods: { [url: string]: SocketMood }) {
  const sockets = createMemorySockets(moods)
  const urls = Object.keys(moods).map((url) => `ws://${url}`)
  const client = createRelayClient({ ...sockets.ports, urls, projectId: 'p', seed: '11'.repeat(32) })
  const statuses: RelayStatus[] = []
  client.onStatus((status) => statuses.push(status))
  const at = (url: string) => sockets.attempts.filter((each) => each.url === url).map((each) => each.at)
  return { ...sockets, moods, client, statuses, at }
}

describe('the link to a relay, over minutes', () => {
  it('goes back to the first relay when it answers again', async () => {
    const { client, moods, open, pass, at } = setUp({ first: 'gone', second: 'works' })
    const subscribed = client.subscribe([topic])
    await pass(500)
    await subscribed
    expect(open()).toEqual(['second'])
    moods.first = 'works'
    await pass(59_000)
    expect(open()).toEqual(['second'])
    await pass(2_000)
    expect(open()).toEqual(['first'])
    await pass(200_000)
    expect([open(), at('second')]).toEqual([['first'], [expect.any(Number)]])
  })

  it('stays with the second while the first accepts sockets and never answers', async () => {
    const { client, open, pass, at } = setUp({ first: 'silent', second: 'works' })
    const subscribed = client.subscribe([topic])
    await pass(5_000)
    await subscribed
    await pass(170_000)
    expect(open()).toEqual(['second'])
    expect(at('second')).toHaveLength(1)
    // At first, and after each minute.
    expect(at('first')).toHaveLength(3)
  })

  it('drops a silent socket, and keeps one that answers', async () => {
    const { client, moods, pass, at, statuses } = setUp({ only: 'works' })
    const subscribed = client.subscribe([topic])
    await pass(500)
    await subscribed
    await pass(600_000)
    expect(at('only')).toHaveLength(1)
    moods.only = 'silent'
    // Thirty seconds of silence, five for an answer.
    await pass(36_000)
    expect(at('only').length).toBeGreaterThan(1)
    moods.only = 'works'
    await pass(60_000)
    expect(statuses.at(-1)).toBe('connected')
  })

  it('waits longer each round, up to half a minute, and reports unreachable', async () => {
    const { client, pass, at, statuses } = setUp({ only: 'gone' })
    const published = client.publish(topic, 'AAAA', options)
    published.catch(() => undefined)
    client.subscribe([topic]).catch(() => undefined)
    await pass(61_000)
    await expect(published).rejects.toSatisfy(relayUnreachable.is)
    expect(statuses).toEqual(['connecting', 'unreachable'])
    await pass(240_000)
    const waits = at('only').map((each, index, all) => each - (all[index - 1] ?? each))
    expect(waits.slice(1, 9)).toEqual([750, 1_500, 3_000, 6_000, 12_000, 22_500, 22_500, 22_500])
  })

  it('closes the socket when it is no longer needed', async () => {
    const { client, pass, open, statuses } = setUp({ only: 'works' })
    const published = client.publish(topic, 'AAAA', options)
    await pass(500)
    await published
    expect(open()).toEqual(['only'])
    await pass(10_500)
    expect([open(), statuses]).toEqual([[], ['connecting', 'connected', 'idle']])
  })

  it('stays open while a topic is subscribed, and closes after it is left', async () => {
    const { client, pass, open } = setUp({ only: 'works' })
    const subscribed = client.subscribe([topic])
    await pass(500)
    await subscribed
    await pass(100_000)
    expect(open()).toEqual(['only'])
    await client.unsubscribe(topic)
    await pass(11_000)
    expect(open()).toEqual([])
  })
})
