import { createEvmWallet, createHostileIcon, type HostileIcon } from '@latchkey/testing'
import { describe, expect, it } from 'vitest'
import { parseAnnouncement } from './parseAnnouncement'

const parse = (detail: unknown) => parseAnnouncement(new CustomEvent('eip6963:announceProvider', { detail }))

const { info, provider } = createEvmWallet({ name: 'Fox', rdns: 'org.fox' })
const announce = (changed: object) => parse({ info: { ...info, ...changed }, provider })

describe('parseAnnouncement', () => {
  it('[EVM-1] [CON-10] makes a connector bound to the announced object', () => {
    expect(parse({ info, provider })).toEqual({
      id: 'org.fox',
      name: 'Fox',
      type: 'ANNOUNCED',
      chain: 'eip155',
      imageUrl: info.icon,
      info: { rdns: 'org.fox', uuid: info.uuid },
      provider,
    })
    expect(parse({ info, provider })?.provider).toBe(provider)
  })

  it.each([
    ['no detail', undefined],
    ['null', null],
    ['a text', 'io.metamask'],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider that takes no requests', { info, provider: { request: true } }],
    ['a provider that is null', { info, provider: null }],
    ["info that isn't an object", { info: 7, provider }],
  ])('[EVM-1] ignores %s', (_, detail) => {
    expect(parse(detail)).toBe(null)
  })

  it.each([
    ['an empty name', { name: ' ' }],
    ['a name of 65 characters', { name: 'x'.repeat(65) }],
    ["a name that isn't text", { name: ['Fox'] }],
    ['a name of invisible signs', { name: '\u202e\u0000' }],
    ['an rdns with a space', { rdns: 'org.fox ' }],
    ['an rdns with markup', { rdns: 'org.<b>' }],
    ['an rdns that is too long', { rdns: `org.${'x'.repeat(250)}` }],
    ['no uuid', { uuid: undefined }],
    ['an empty uuid', { uuid: '' }],
  ])('[EVM-1] ignores %s', (_, changed) => {
    expect(announce(changed)).toBe(null)
  })

  it('[EVM-1] takes a wallet whose rdns has no dot, under an id that can’t be one of ours, and marks it', () => {
    const connector = announce({ rdns: 'injected' })
    expect(connector).toMatchObject({ id: 'unverified:injected', name: 'Fox', isUnverified: true })
    expect(connector?.info).toEqual({ uuid: info.uuid })
    expect(announce({})).not.toHaveProperty('isUnverified')
  })

  it('[EVM-1] takes a wallet behind a proxy that says it has no fields', () => {
    const silent = new Proxy(provider, { has: () => false })
    expect(parse({ info, provider: silent })?.provider).toBe(silent)
  })

  it('[EVM-1] trims a name to 64 characters, and removes marks that reverse the reading direction', () => {
    expect(announce({ name: '  Fox ' })?.name).toBe('Fox')
    expect(announce({ name: 'x'.repeat(64) })?.name).toHaveLength(64)
    expect(announce({ name: 'Meta\u202eksaM\u2066' })?.name).toBe('MetaksaM')
    expect(announce({ name: 'Meta\u115fMa\u1160s\u034fk\u2800\u200b' })?.name).toBe('MetaMask')
  })

  it.each<HostileIcon>(['javascript', 'html', 'huge', 'not-a-string', 'remote', 'empty'])(
    '[EVM-1] shows the wallet without its %s icon',
    (kind) => {
      const connector = announce({ icon: createHostileIcon(kind) })
      expect(connector?.name).toBe('Fox')
      expect(connector).not.toHaveProperty('imageUrl')
    },
  )

  it('[EVM-1] survives an announcement whose getters throw', () => {
    const hostile = {
      get info() {
        throw new TypeError('no')
      },
      provider,
    }
    const lying = {
      info,
      get provider() {
        throw 'no'
      },
    }
    const event = {
      get detail() {
        throw 'no'
      },
    }
    expect(parseAnnouncement(event)).toBe(null)
    expect(parse(hostile)).toBe(null)
    expect(parse(lying)).toBe(null)
  })
})
