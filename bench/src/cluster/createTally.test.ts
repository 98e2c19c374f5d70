import { describe, expect, it } from 'vitest'
import { createTally } from './createTally'

describe('createTally', () => {
  it('counts as lost only what was acknowledged', () => {
    const tally = createTally()
    for (const key of ['delivered', 'lost', 'refused', 'early']) tally.send(key, 0)
    tally.acknowledge('delivered', 5)
    tally.receive('delivered', 0, 9)
    tally.acknowledge('lost', 5)
    // Delivered, although the answer to its publisher got lost.
    tally.receive('early', 0, 7)
    expect(tally.lost()).toEqual([{ at: 0, acknowledgedAt: 5, receivedAt: undefined }])
    expect(tally.all().length).toBe(4)
  })

  it('counts as late what arrives long after its acknowledgement', () => {
    const tally = createTally()
    for (const [key, acknowledgedAt, receivedAt] of [
      ['quick', 10, 20],
      ['waited', 9_000, 9_010],
      ['late', 10, 1_500],
    ] as const) {
      tally.send(key, 0)
      tally.acknowledge(key, acknowledgedAt)
      tally.receive(key, 0, receivedAt)
    }
    expect(tally.late(1_000).map(({ receivedAt }) => receivedAt)).toEqual([1_500])
  })

  it('explains a second delivery by the end of the process that had the receipt', () => {
    const tally = createTally()
    for (const [key, node, at] of [
      ['just before', 0, 9_900],
      ['long before', 0, 5_000],
      ['elsewhere', 1, 9_900],
    ] as const) {
      tally.send(key, 0)
      tally.receive(key, node, at)
    }
    tally.kill({ node: 0, at: 10_000 })
    expect(tally.doubled()).toEqual({ explained: 0, unexplained: 0 })
    for (const key of ['just before', 'long before', 'elsewhere']) tally.receive(key, 1, 11_000)
    expect(tally.doubled()).toEqual({ explained: 1, unexplained: 2 })
  })
})
