import { describe, expect, it } from 'vitest'
import { isLabel, parseName } from './parseName'
import { skeletonOf } from './skeletonOf'

describe('skeletonOf', () => {
  it.each([
    ['faceb00k', 'facebook'],
    ['ol1ver', 'oliver'],
    ['rnichael', 'michael'],
    ['vvallet', 'wallet'],
    ['cl-avid', 'david'],
    ['c1avid', 'david'],
    ['al-i-ce', 'alice'],
    ['5arah', 'sarah'],
    ['p3ter', 'peter'],
    ['8ob-by', 'bobby'],
    ['ssssam', 'sssam'],
    ['r-nark', 'mark'],
  ])('is the same for %s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  it.each([
    ['alice', 'alicia'],
    ['sam', 'ssam'],
    ['bob2', 'bob4'],
    ['mark', 'marc'],
  ])('differs for %s and %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })
})

describe('a label', () => {
  it.each(['abcd', '1234', 'a--b', 'a-b-c', 'x'.repeat(63), 'abc--d'])('[NAM-1] may be %s', (label) => {
    expect(isLabel(label)).toBe(true)
  })

  it.each(['abc', '-abc', 'abc-', 'ab--cd', 'xn--abc', 'Abcd', 'ab_d', 'älice', 'ab d', 'x'.repeat(64), ''])(
    '[NAM-1] may not be "%s"',
    (label) => {
      expect(isLabel(label)).toBe(false)
    },
  )
})

describe('a name', () => {
  const zones = ['sample.eth', 'other.id']
  it('[NAM-5] belongs to one of the zones, in any case', () => {
    expect(parseName(zones, 'Alice.Other.ID')).toEqual({
      name: 'alice.other.id',
      label: 'alice',
      zone: 'other.id',
    })
  })

  it.each([
    ['alice.third.eth', 'gateway/name-zone'],
    ['alice', 'gateway/name-format'],
    ['sample.eth', 'gateway/name-format'],
    ['a.b.sample.eth', 'gateway/name-format'],
    ['al.sample.eth', 'gateway/name-length'],
    ['ab--c.sample.eth', 'gateway/name-format'],
    ['аlice.sample.eth', 'gateway/name-format'],
    ['alice.sample.eth.', 'gateway/name-format'],
    ['ａlice.sample.eth', 'gateway/name-format'],
    ['alice\u200d.sample.eth', 'gateway/name-format'],
    ['\u202ealice.sample.eth', 'gateway/name-format'],
    ['al\u0131ce.sample.eth', 'gateway/name-format'],
    ['<b>alice.sample.eth', 'gateway/name-format'],
    ['alice\n.sample.eth', 'gateway/name-format'],
    ['a'.repeat(500), 'gateway/name-format'],
    [`${'a'.repeat(64)}.sample.eth`, 'gateway/name-length'],
  ])('[NAM-1] %s is refused with %s', (text, code) => {
    expect(() => parseName(zones, text)).toThrow(expect.objectContaining({ code }))
  })
})
