import { describe, expect, it } from 'vitest'
import { addressKey } from './addressKey'
import { clientKey } from './clientKey'

describe('addressKey', () => {
  it.each([
    '203.0.113.7',
    ' 203.0.113.7 ',
    '203.0.113.7:4711',
    '203.0.113.7:1',
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '0:0:0:0:0:ffff:203.0.113.7',
    '::ffff:cb00:7107',
    '[::ffff:203.0.113.7]',
    '[::ffff:203.0.113.7]:4711',
    '[::ffff:cb00:7107]:80',
  ])('reads %j as one IPv4 address', (text) => {
    expect(addressKey(text, 64)).toBe('203.0.113.7')
  })

  it.each([
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
    '[2001:db8:1:2:a:b:c:d]',
    '[2001:db8:1:2::9]:4711',
    '2001:db8:1:2::%eth0',
    '2001:db8:1:2:0:0:203.0.113.7',
  ])('keeps %j in its /64', (text) => {
    expect(addressKey(text, 64)).toBe('2001:db8:1:2/64')
  })

  it('gives a whole /64 one key, however its addresses rotate', () => {
    const rotated = Array.from(
      { length: 1_000 },
      (_, n) => `2001:db8::${(n * 65_537).toString(16).slice(-4)}:${n}`,
    )
    expect(new Set(rotated.map((address) => addressKey(address, 64)))).toEqual(new Set(['2001:db8:0:0/64']))
  })

  it('takes the length of the prefix from its caller', () => {
    const address = '2001:db8:abcd:12ff:1:2:3:4'
    expect(addressKey(address, 32)).toBe('2001:db8/32')
    expect(addressKey(address, 48)).toBe('2001:db8:abcd/48')
    expect(addressKey(address, 56)).toBe('2001:db8:abcd:1200/56')
    expect(addressKey(address, 128)).toBe('2001:db8:abcd:12ff:1:2:3:4/128')
    expect(addressKey('2001:db8:abcd:1234::1', 64)).not.toBe(addressKey('2001:db8:abcd:1235::1', 64))
  })

  it.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '999.1.1.1',
    '1.2.3',
    '01.2.3.4',
    '[::1',
    ':::',
    '1.2.3.4:x',
    '[1.2.3.4.5]:1',
    'a'.repeat(1_000),
  ])('counts %j, which is not an address, with all others of its kind', (text) => {
    expect(addressKey(text, 64)).toBe('unknown')
  })
})

describe('clientKey', () => {
  const rule = { proxies: 1, ipv6Prefix: 64 }

  it('trusts only as many entries as there are proxies', () => {
    const told = { forwardedFor: '198.51.100.1, 203.0.113.7:5000', remoteAddress: '::ffff:10.0.0.1' }
    expect(clientKey(told, { ...rule, proxies: 0 })).toBe('10.0.0.1')
    expect(clientKey(told, rule)).toBe('203.0.113.7')
    expect(clientKey(told, { ...rule, proxies: 2 })).toBe('198.51.100.1')
  })

  it('uses the address of the connection when the proxy names none', () => {
    expect(clientKey({ forwardedFor: undefined, remoteAddress: '10.0.0.1' }, rule)).toBe('10.0.0.1')
    expect(clientKey({ forwardedFor: '', remoteAddress: '10.0.0.1' }, rule)).toBe('10.0.0.1')
    expect(clientKey({ forwardedFor: 'x', remoteAddress: '10.0.0.1' }, rule)).toBe('unknown')
    expect(clientKey({ forwardedFor: undefined, remoteAddress: undefined }, rule)).toBe('unknown')
  })
})
