import { expect, it } from 'vitest'
import { isIpfsUrl } from './isIpfsUrl'
import { toImageUrl } from './toImageUrl'

const gateway = 'http://ipfs.local'

it.each([
  'http://ipfs.local/ipfs/bafy',
  'http://ipfs.local:80/ipfs/bafy/1.png?a=b',
  'http://IPFS.local/ipns/name',
])('trusts %s', (text) => {
  expect(isIpfsUrl(new URL(text), gateway)).toBe(true)
  expect(isIpfsUrl(new URL(text), `${gateway}/`)).toBe(true)
  expect(toImageUrl(text, gateway)).toBe(new URL(text).href)
})

it.each([
  'http://ipfs.local.evil.example/ipfs/bafy',
  'http://ipfs.local.evil.example/',
  'http://ipfs.local@evil.example/ipfs/bafy',
  'http://user@ipfs.local/ipfs/bafy',
  'http://ipfs.local:8080/ipfs/bafy',
  'http://ipfs.local/admin/config',
  'http://ipfs.local/',
  'http://ipfs.local/ipfs',
  'http://ipfs.local/ipfs/',
  'http://ipfs.local/ipfsx/bafy',
  'http://ipfs.local/api/v0/ipfs/bafy',
  'http://ipfs.local/ipfs/../admin',
  'http://ipfs.local/ipfs/%2e%2e/admin',
  'http://ipfs.local/ipfs/..%2fadmin',
  'http://ipfs.local/ipfs/..%5Cadmin',
  'http://ipfs.local/ipfs\\..\\admin',
  'http://xipfs.local/ipfs/bafy',
  'ftp://ipfs.local/ipfs/bafy',
])('trusts no other URL: %s', (text) => {
  expect(isIpfsUrl(new URL(text), gateway)).toBe(false)
  expect(isIpfsUrl(new URL(text), undefined)).toBe(false)
  expect(toImageUrl(text, gateway)).toBeNull()
})

it('keeps to the path of the gateway', () => {
  const below = 'http://host.local/gateway'
  expect(isIpfsUrl(new URL('http://host.local/gateway/ipfs/bafy'), below)).toBe(true)
  for (const path of ['/ipfs/bafy', '/gatewayx/ipfs/bafy', '/gateway/../ipfs/bafy', '/gateway/admin'])
    expect(isIpfsUrl(new URL(`http://host.local${path}`), below)).toBe(false)
})
