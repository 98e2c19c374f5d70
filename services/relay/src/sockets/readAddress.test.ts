import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readAddress } from './readAddress'

const read = (forwarded: string | undefined, proxies = 1, remoteAddress = '10.0.0.1') => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return readAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage, proxies)
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('keys %s as %s', (forwarded, key) => {
  expect(read(forwarded)).toBe(key)
})

it('trusts as many list entries as there are proxies', () => {
  expect(read('1.1.1.1, 2.2.2.2, 3.3.3.3', 2)).toBe('2.2.2.2')
  expect(read('1.1.1.1', 0)).toBe('10.0.0.1')
  expect(read(undefined)).toBe('10.0.0.1')
  expect(read('1.1.1.1', 0, '::ffff:10.0.0.2')).toBe('10.0.0.2')
})
