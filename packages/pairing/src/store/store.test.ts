import { storagePrefix } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage'
import { createTable } from '../testing/createTable'
import { openDocument } from './openDocument'
import { openSignerStore } from './openSignerStore'

const random = (length: number) => new Uint8Array(length).fill(7)
const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('openDocument', () => {
  const options = {
    key: 'k',
    version: 3,
    migrations: [(state: unknown) => `${state}-two`, (state: unknown) => `${state}-three`],
    parse: (state: unknown) => {
      if (typeof state !== 'string') throw new TypeError('no text')
      return state
    },
    initial: () => 'new',
  }

  it('migrates every earlier version to the current one', () => {
    for (const [version, expected] of [
      [1, 'x-two-three'],
      [2, 'x-three'],
      [3, 'x'],
    ] as const) {
      const storage = createMemoryStorage()
      storage.setItem('k', JSON.stringify({ version, state: 'x' }))
      expect(openDocument({ ...options, storage }).read()).toBe(expected)
    }
  })

  it('starts again from invalid data or a future version', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constantFrom(
            '{"version":4,"state":"x"}',
            '{"version":0,"state":"x"}',
            '{"version":3,"state":5}',
          ),
        ),
        (text) => {
          const storage = createMemoryStorage()
          storage.setItem('k', text)
          expect(openDocument({ ...options, storage }).read()).toBe('new')
        },
      ),
    )
  })

  it('changes what another tab has just written, and writes nothing if nothing changed', () => {
    const storage = createMemoryStorage()
    const here = openDocument({ ...options, storage })
    const there = openDocument({ ...options, storage })
    here.update(() => 'a')
    there.update((state) => `${state}b`)
    expect(here.update((state) => `${state}c`)).toBe('abc')
    storage.setItem = denied
    expect(here.update((state) => state)).toBe('abc')
    expect(here.update(() => 'memory')).toBe('memory')
    expect(here.read()).toBe('memory')
  })

  it('works in memory without storage', () => {
    for (const storage of [null, { getItem: denied, setItem: denied, removeItem: denied }]) {
      const document = openDocument({ ...options, storage })
      expect(document.read()).toBe('new')
      document.update(() => 'kept')
      expect(document.read()).toBe('kept')
    }
  })
})

describe('openSignerStore', () => {
  it('creates its seed once, and keeps it', () => {
    const storage = createMemoryStorage()
    const seed = openSignerStore(storage).seed(random)
    expect(seed).toBe('07'.repeat(32))
    expect(openSignerStore(storage).seed(() => new Uint8Array(32))).toBe(seed)
    expect([...storage.texts.keys()]).toEqual([`${storagePrefix}pairing`])
  })

  it('reads back everything it writes: a session, an open request, a proposal, a sign-in', async () => {
    const table = createTable()
    const { page, topic } = await table.settled()
    page.signer.request({ topic, chainId: 'eip155:1', method: 'personal_sign' }).catch(() => undefined)
    await page.signer.propose({ namespaces: { solana: { chains: ['solana:x'] } } })
    await page.signer.authenticate({
      chains: ['eip155:1'],
      domain: 'd',
      uri: 'u',
      nonce: 'n',
      methods: ['m'],
    })
    const text = [...table.storage.texts.values()][0] ?? ''
    expect(JSON.parse(JSON.stringify(table.stored()))).toEqual(JSON.parse(text).state)
    expect(Object.keys(table.stored().proposals)).toHaveLength(2)
    expect(Object.keys(table.stored().requests)).toHaveLength(1)
  })

  it('trusts only stored data that it could have written', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        const storage = createMemoryStorage()
        storage.setItem(
          `${storagePrefix}pairing`,
          `{"version":1,"state":{"seed":null,"proposals":{"a":${one}},"sessions":{"b":${other}},"requests":${one},"unsent":[]}}`,
        )
        const { proposals, sessions, requests } = openSignerStore(storage).read()
        expect({ proposals, sessions, requests }).toEqual({ proposals: {}, sessions: {}, requests: {} })
      }),
    )
  })
})
