import * as protocol from '@latchkey/protocol'
import {
  activeNetworkId,
  connectedConnectorId,
  connections,
  type Item,
  recentWallets,
  storagePrefix,
} from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '../ports/Host'
import { manualHost, memoryStorage } from '../testing/manualHost'
import { createItemStore } from './createItemStore'

const mainnet = 'eip155:1'
const row = { namespace: 'eip155', connectorId: 'com.example' } as const

function denied(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** Every stored item that the protocol declares, found by its shape so a new one is tested too. */
const items = Object.values(protocol).filter(
  (thing): thing is Item<never, 'namespace'> =>
    typeof thing === 'object' && thing !== null && 'keyOf' in thing && 'read' in thing,
)

describe('createItemStore', () => {
  it('[HTTP-7] keeps items under one prefix, one per namespace if the item says so', () => {
    const storage = memoryStorage()
    const store = createItemStore(manualHost({ storage }))
    store.set(activeNetworkId, mainnet)
    store.set(connectedConnectorId, 'one', 'eip155')
    store.set(connectedConnectorId, 'two', 'solana')
    expect(store.get(activeNetworkId)).toBe(mainnet)
    expect(store.get(connectedConnectorId, 'eip155')).toBe('one')
    expect(store.get(connectedConnectorId, 'solana')).toBe('two')
    expect(storage.texts.size).toBe(3)
    for (const key of storage.texts.keys()) expect(key.startsWith(storagePrefix)).toBe(true)
    expect(storage.texts.has(store.keyOf(connectedConnectorId, 'solana'))).toBe(true)
  })

  it('[HTTP-7] returns the initial value after a removal, in other pages too', () => {
    const host = manualHost()
    const store = createItemStore(host)
    store.set(connections, [row])
    expect(createItemStore(host).get(connections)).toEqual([row])
    store.remove(connections)
    expect(store.get(connections)).toEqual([])
    expect(createItemStore(host).get(connections)).toEqual([])
  })

  it('[HTTP-7] sees what another tab has written', () => {
    const storage = memoryStorage()
    const here = createItemStore(manualHost({ storage }))
    const there = createItemStore(manualHost({ storage }))
    here.set(activeNetworkId, mainnet)
    there.set(activeNetworkId, 'eip155:10')
    expect(here.get(activeNetworkId)).toBe('eip155:10')
  })

  it.each<[string, KeyValueStorage | null]>([
    ['is missing', null],
    ['denies everything', { getItem: denied, setItem: denied, removeItem: denied }],
    ['is full', { ...memoryStorage(), setItem: denied }],
    ['has no methods', {} as KeyValueStorage],
  ])('[HTTP-7] remembers for the life of the page when storage %s', (_, storage) => {
    const host = manualHost({ storage })
    const store = createItemStore(host)
    expect(store.get(connections)).toEqual([])
    store.set(connections, [row])
    expect(store.get(connections)).toEqual([row])
    store.set(connectedConnectorId, 'one', 'eip155')
    expect(store.get(connectedConnectorId, 'solana')).toBeUndefined()
    store.remove(connections)
    expect(store.get(connections)).toEqual([])
    expect(createItemStore(host).get(connectedConnectorId, 'eip155')).toBeUndefined()
  })

  it('[HTTP-7] doesn’t restore the old value after a write that failed', () => {
    const storage = memoryStorage()
    const host = manualHost({ storage })
    const store = createItemStore(host)
    store.set(activeNetworkId, mainnet)
    const { setItem } = storage
    storage.setItem = denied
    store.set(activeNetworkId, 'eip155:10')
    expect(store.get(activeNetworkId)).toBe('eip155:10')
    expect(createItemStore(host).get(activeNetworkId)).toBeUndefined()

    storage.setItem = setItem
    store.set(activeNetworkId, 'eip155:137')
    createItemStore(host).set(activeNetworkId, mainnet)
    expect(store.get(activeNetworkId)).toBe(mainnet)
  })

  it('[HTTP-7] remembers a removal that storage rejected', () => {
    const storage = memoryStorage()
    const store = createItemStore(manualHost({ storage }))
    store.set(recentWallets, [])
    store.set(activeNetworkId, mainnet)
    storage.removeItem = denied
    store.remove(activeNetworkId)
    expect(store.get(activeNetworkId)).toBeUndefined()
    expect(storage.texts.has(store.keyOf(activeNetworkId))).toBe(true)
  })

  it('[HTTP-7] reads invalid text as a value that it could have written', () => {
    expect(items.length).toBeGreaterThan(15)
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.constantFrom('null', '{}', '[]', '[null]', '0'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...items), text, (item, rubbish) => {
        const storage = memoryStorage()
        const store = createItemStore(manualHost({ storage }))
        storage.texts.set(store.keyOf(item, 'eip155'), rubbish)
        const value = store.get(item, 'eip155')
        store.set(item, value, 'eip155')
        expect(store.get(item, 'eip155')).toEqual(value)
      }),
      { numRuns: 1000 },
    )
  })
})
