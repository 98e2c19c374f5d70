import fc from 'fast-check'
import { createLatchkey, type NetworkId } from 'latchkey'
import { evm } from 'latchkey/evm'
import { describe, expect, it } from 'vitest'
import { defaultPageSettings } from './PageSettings'
import { readQuery } from './readQuery'
import { defaultSiteSettings } from './SiteSettings'
import { toOptions } from './toOptions'
import { writeQuery } from './writeQuery'

const offered: readonly NetworkId[] = ['eip155:31337', 'eip155:31338']
const read = (search: string) => readQuery(search, offered)

const names = [...Object.keys(defaultPageSettings), 'toString', '__proto__', 'constructor']
const words = [
  ...['light', 'dark', 'system', 'en', 'ar', '1', '0', 'true', '', 'demo', '#fff', '#0d6183', '1.25', '2.01'],
  ...['eip155:31337', 'eip155:31338,eip155:1', ',', '{"email":false}', '{"__proto__":{"swaps":true}}', '[]'],
  ...['{"socials":["x"],"nonsense":1}', '{"connectorTypeOrder":["injected"]}', 'null', 'dev.latchkey.late,a'],
]
const anyQuery = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary' }), fc.json()),
    ),
    { maxLength: 12 },
  )
  .map((parts) => new URLSearchParams(parts).toString())

describe('readQuery', () => {
  it('reads every setting', () => {
    const query = [
      'theme=dark&accent=%23ABC&radius=0.5&locale=de&networks=eip155:31338,eip155:31337',
      'features={"email":false,"socials":["github"]}&embed=1&legal=true&debug=&exclude=a.b,c&pairing=0',
      'siwx=optional&sessions=gateway&onAccountChange=keep&onNetworkChange=resign&explain=all&wallets=demo',
    ].join('&')
    expect(read(`?${query}`)).toEqual({
      faults: [],
      settings: {
        theme: 'dark',
        accent: '#aabbcc',
        radius: 0.5,
        locale: 'de',
        networks: ['eip155:31337', 'eip155:31338'],
        features: { email: false, socials: ['github'] },
        embed: true,
        legal: true,
        debug: true,
        exclude: ['a.b', 'c'],
        pairing: false,
        siwx: 'optional',
        sessions: 'gateway',
        onAccountChange: 'keep',
        onNetworkChange: 'resign',
        explain: 'all',
        wallets: 'demo',
      },
    })
  })

  it.each([
    ['theme=blue', 'theme'],
    ['accent=red', 'accent'],
    ['accent=%23fff;background:url(x)', 'accent'],
    ['radius=-1', 'radius'],
    ['radius=3', 'radius'],
    ['radius=1e9', 'radius'],
    ['locale=xx', 'locale'],
    ['locale=toString', 'locale'],
    ['networks=eip155:1', 'networks'],
    ['networks=', 'networks'],
    ['features={', 'features'],
    ['features=[]', 'features'],
    ['features=null', 'features'],
    ['features={"teleport":true}', 'features.teleport'],
    ['features={"email":"no"}', 'features.email'],
    ['features={"__proto__":{"email":false}}', 'features.__proto__'],
    ['features={"socials":["myspace"]}', 'features.socials'],
    ['embed=yes', 'embed'],
    ['exclude=%3Cscript%3E', 'exclude'],
    ['pairing=off', 'pairing'],
    ['siwx=maybe', 'siwx'],
    ['sessions=cloud', 'sessions'],
    ['onAccountChange=disconnect', 'onAccountChange'],
    ['onNetworkChange=signout', 'onNetworkChange'],
    ['wallets=all', 'wallets'],
    ['__proto__=1', '__proto__'],
    ['lokale=de', 'lokale'],
    [`exclude=${'a'.repeat(3_000)}`, 'exclude'],
  ])('reports %s and keeps the default', (query, name) => {
    const { settings, faults } = read(query)
    expect(faults.map((fault) => fault.name)).toEqual([name])
    expect(settings).toEqual(defaultPageSettings)
  })

  it('treats off as no sign-in', () => {
    expect(read('siwx=off')).toEqual({ settings: defaultPageSettings, faults: [] })
  })

  it('keeps the valid entries of a list or record', () => {
    const { settings, faults } = read('networks=eip155:31338,eip155:5&features={"email":false,"swaps":1}')
    expect(settings.networks).toEqual(['eip155:31338'])
    expect(settings.features).toEqual({ email: false })
    expect(faults.map(({ name }) => name)).toEqual(['networks', 'features.swaps'])
  })

  it('takes the first of two values, and shortens a long one in its report', () => {
    expect(read('theme=dark&theme=light').settings.theme).toBe('dark')
    expect(read(`theme=${'x'.repeat(1_000)}`).faults[0]?.value).toHaveLength(80)
  })

  it('never throws, and returns settings that can be written, read and used again', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuery, fc.string({ unit: 'binary' })), (query) => {
        const { settings } = read(query)
        expect(read(writeQuery(settings))).toEqual({ settings, faults: [] })
        const options = toOptions(settings, defaultSiteSettings, 'http://localhost:4100')
        const latchkey = createLatchkey({ ...options, adapters: [evm()] })
        expect(latchkey.options.networks.length).toBeGreaterThan(0)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('writeQuery', () => {
  it('returns an empty query for defaults, and a readable one otherwise', () => {
    expect(writeQuery(defaultPageSettings)).toBe('')
    expect(writeQuery({ ...defaultPageSettings, accent: '#0d6183', networks: offered, embed: true })).toBe(
      '?accent=%230d6183&networks=eip155:31337,eip155:31338&embed=1',
    )
  })
})
