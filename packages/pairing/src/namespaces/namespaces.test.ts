import { namespacesRefused } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildProperties } from '../session/propose'
import { buildNamespaces } from './buildNamespaces'
import { conformityFault } from './conformityFault'
import { grants } from './grants'
import { parseNamespaces } from './parseNamespaces'

const refused = expect.objectContaining({ code: namespacesRefused.code })

describe('a site’s request', () => {
  it('has every list in every entry, by namespace', () => {
    expect(
      buildNamespaces({
        eip155: { chains: ['eip155:1', 'eip155:1'], methods: ['a'] },
        'eip155:10': { methods: ['b'], events: ['c'] },
        solana: { chains: ['solana:x'] },
      }),
    ).toEqual({
      eip155: { chains: ['eip155:1', 'eip155:10'], methods: ['a', 'b'], events: ['c'] },
      solana: { chains: ['solana:x'], methods: [], events: [] },
    })
  })

  it('is rejected when wallets couldn’t read it', () => {
    for (const bad of [
      { eip155: {} },
      { eip155: { chains: [] } },
      { eip155: { chains: ['solana:x'] } },
      { eip155: { chains: ['eip155'] } },
      { eip155: { chains: ['eip155:1'], methods: [''] } },
      { EIP155: { chains: ['EIP155:1'] } },
    ])
      expect(() => buildNamespaces(bad)).toThrow(refused)
  })

  it('has text properties only, and none if it has no texts', () => {
    expect(buildProperties({})).toBeUndefined()
    expect(buildProperties({ a: null, b: undefined, c: '' })).toBeUndefined()
    expect(buildProperties({ a: 'x', b: { c: 1 }, d: 5 })).toEqual({ a: 'x', b: '{"c":1}', d: '5' })
  })
})

describe('a wallet’s grant', () => {
  const entry = { methods: ['m'], events: ['e'] }

  it('comes from its accounts, never from the list of chains', () => {
    const namespaces = parseNamespaces({
      eip155: { ...entry, chains: ['eip155:1', 'eip155:10'], accounts: ['eip155:1:0xab', 'eip155:1:0xcd'] },
      'eip155:1': { methods: ['n'], events: [], accounts: ['eip155:1:0xab'] },
    })
    expect(grants(namespaces, 'eip155:10')).toBeNull()
    const given = grants(namespaces, 'eip155:1')
    expect([...(given?.methods ?? [])]).toEqual(['m', 'n'])
    expect(given?.accounts).toEqual(['eip155:1:0xab', 'eip155:1:0xcd', 'eip155:1:0xab'])
  })

  it('is compared with what is required, chain by chain', () => {
    const granted = parseNamespaces({ eip155: { ...entry, accounts: ['eip155:1:0xab'] } })
    const need = (chains: string[], methods: string[], events: string[]) =>
      conformityFault({ eip155: { chains, methods, events } }, granted)
    expect(conformityFault({}, granted)).toBeNull()
    expect(need(['eip155:1'], ['m'], ['e'])).toBeNull()
    expect(need(['eip155:10'], [], [])).toBe('eip155:10')
    expect(need(['eip155:1'], ['x'], [])).toBe('x on eip155:1')
    expect(need(['eip155:1'], [], ['x'])).toBe('x on eip155:1')
  })

  it('is parsed or rejected with one kind of error, and parses the same again', () => {
    const name = fc.constantFrom('eip155', 'eip155:1', 'solana', '__proto__', 'constructor', 'EIP155', '')
    const list = fc.oneof(
      fc.array(fc.constantFrom('eip155:1:0xab', 'eip155:1', 'solana:x:y', 'm', '', '__proto__')),
      fc.constantFrom(null, undefined, 'x', 5),
    )
    const some = fc.dictionary(name, fc.record({ chains: list, accounts: list, methods: list, events: list }))
    fc.assert(
      fc.property(fc.oneof(some, fc.anything()), (value) => {
        let read: ReturnType<typeof parseNamespaces>
        try {
          read = parseNamespaces(value)
        } catch (error) {
          expect(namespacesRefused.is(error)).toBe(true)
          return
        }
        expect(Object.keys(read).length).toBeGreaterThan(0)
        expect(Object.values(read).every(({ accounts }) => accounts.length > 0)).toBe(true)
        expect(parseNamespaces(JSON.parse(JSON.stringify(read)))).toEqual(read)
      }),
      { numRuns: 3000 },
    )
  })
})
