import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage'
import { openProviderMemory } from './openProviderMemory'

it('reads the valid parts of stored data, and never breaks (1,000 values)', () => {
  const near = fc.record({
    topics: fc.oneof(fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), fc.anything()),
    chains: fc.anything(),
    calls: fc.array(fc.record({ id: fc.anything(), chain: fc.string(), hashes: fc.anything() })),
  })
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), (state) => {
      const storage = createMemoryStorage()
      const text = JSON.stringify({ version: 1, state }, (_, part) =>
        typeof part === 'bigint' ? String(part) : part,
      )
      storage.setItem('@latchkey/pairing-provider', text)
      const { topics, chains, calls } = openProviderMemory(storage).read()
      const texts = [
        ...Object.values(topics),
        ...Object.values(chains),
        ...calls.flatMap(({ hashes }) => hashes),
      ]
      expect(texts.every((each) => typeof each === 'string')).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

it('remembers across a reload', () => {
  const storage = createMemoryStorage()
  const state = {
    topics: { eip155: 't' },
    chains: { eip155: 'eip155:1' },
    left: { solana: 't' },
    calls: [{ id: 'i', chain: 'c', hashes: ['h'] }],
  }
  openProviderMemory(storage).update(() => state)
  expect(openProviderMemory(storage).read()).toEqual(state)
})
