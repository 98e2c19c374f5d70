import { namespaces, walletSchema } from '@latchkey/protocol'
import { is } from 'valibot'
import { describe, expect, it } from 'vitest'
import { invalidRegistry } from './errors'
import { openIcons } from './images/openIcons'
import { readRegistry } from './readRegistry'

const registry = readRegistry()
const entry = { slug: 'sample', name: 'Sample', chains: ['evm'], home: 'https://wallet.example' }

describe('the registry', () => {
  it('[DIR-1] has at least 100 wallets across four namespaces, all valid', () => {
    expect(registry.length).toBeGreaterThanOrEqual(100)
    for (const { wallet } of registry) expect(is(walletSchema, wallet)).toBe(true)
    for (const namespace of namespaces) {
      const known = registry.filter(({ wallet }) =>
        wallet.chains?.some((chain) => chain.startsWith(`${namespace}:`)),
      )
      expect(known.length, namespace).toBeGreaterThanOrEqual(10)
    }
  })

  it('derives ids from the SHA-256 of the slug, and image ids as UUIDs', () => {
    const metamask = registry.find(({ wallet }) => wallet.rdns === 'io.metamask')?.wallet
    expect(metamask?.id).toBe('349ea085e7c763adbad98208288bd670a758fdf5f9c60d6da3f114e12b84b146')
    for (const { wallet } of registry)
      expect(wallet.image_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('[DIR-2] names only existing icons', async () => {
    const icons = openIcons()
    for (const { icon, wallet } of registry) {
      if (!icon) continue
      const [folder, name = ''] = icon.split('/')
      expect(await icons.find(folder as 'wallets', name), wallet.name).toContain('<svg')
    }
  })

  it.each([
    ['a link that runs code', { ...entry, mobile: 'javascript:alert(1)' }],
    ['an unencrypted home page', { ...entry, home: 'http://wallet.example' }],
    ['an invalid network', { ...entry, chains: ['everything'] }],
    ['an unknown field', { ...entry, colour: 'red' }],
    ['no name', { ...entry, name: '' }],
  ])('rejects %s', (_what, broken) => {
    expect(() => readRegistry([broken])).toThrow(expect.objectContaining({ code: invalidRegistry.code }))
    expect(readRegistry([entry])).toHaveLength(1)
  })

  it('rejects a duplicate wallet', () => {
    expect(() => readRegistry([entry, { ...entry, name: 'Other' }])).toThrow('sample appears twice')
  })
})
