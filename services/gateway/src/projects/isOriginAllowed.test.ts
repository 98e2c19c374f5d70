import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invalidProject } from './errors'
import { isOriginAllowed } from './isOriginAllowed'
import { readOriginPattern } from './readOriginPattern'

const allows = (pattern: string, origin: string | null) =>
  isOriginAllowed([readOriginPattern(pattern)], origin)

describe('origins of a project', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['https://example.com', 'HTTPS://Example.COM'],
    ['HTTPS://Example.COM/', 'https://example.com'],
    ['https://example.com:443', 'https://example.com'],
    ['http://example.com:80', 'http://example.com'],
    ['https://example.com:8443', 'https://example.com:8443'],
    ['https://*.example.com', 'https://app.example.com'],
    ['https://*.example.com', 'https://a.b.example.com'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://*.bücher.example', 'https://app.xn--bcher-kva.example'],
    ['http://localhost:*', 'http://localhost:3000'],
    ['http://*.localhost:*', 'http://shop.localhost:3000'],
    ['http://[::1]:*', 'http://[::1]:3000'],
    ['capacitor://localhost', 'capacitor://localhost'],
    ['chrome-extension://abcdefghijklmnop', 'chrome-extension://abcdefghijklmnop'],
  ])('%s allows %s', (pattern, origin) => expect(allows(pattern, origin)).toBe(true))

  it.each([
    ['https://example.com', 'http://example.com'],
    ['https://example.com', 'https://example.com.evil.example'],
    ['https://example.com', 'https://evilexample.com'],
    ['https://example.com', 'https://sub.example.com'],
    ['https://example.com', 'https://example.com:8443'],
    ['https://example.com', 'https://example.com.'],
    ['https://example.com', 'https://example.com@evil.example'],
    ['https://example.com', 'https://evil.example#https://example.com'],
    ['https://example.com', 'https://evil.example/https://example.com'],
    ['https://example.com', 'https://evil.example, https://example.com'],
    ['https://example.com', 'https://example.com\nhttps://evil.example'],
    ['https://example.com', 'null'],
    ['https://example.com', ''],
    ['https://example.com', '*'],
    ['https://exämple.com', 'https://example.com'],
    ['https://*.example.com', 'https://example.com'],
    ['https://*.example.com', 'https://.example.com'],
    ['https://*.example.com', 'https://evil-example.com'],
    ['https://*.example.com', 'https://app.example.com.evil.example'],
    ['https://*.example.com', 'https://app.example.com:444'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://*.example.com', 'https://evil.example?.example.com'],
    ['https://*.example.com', 'https://evil.example\\.example.com'],
    ['https://*.example.com', 'null'],
    ['http://localhost:*', 'http://localhost'],
    ['http://localhost:*', 'http://localhost:evil.example'],
    ['http://localhost:*', 'http://localhost:80@evil.example'],
    ['http://localhost:*', 'http://localhost.evil.example:3000'],
    ['http://127.0.0.1:*', 'http://127.0.0.1.evil.example:80'],
    ['http://127.0.0.1:*', 'http://127x0x0x1:80'],
  ])('%s rejects %s', (pattern, origin) => expect(allows(pattern, origin)).toBe(false))

  it.each([
    '*',
    'https://*',
    'https://example.*',
    'https://ex*mple.com',
    'https://*.*.example.com',
    'https://*example.com',
    'https://**.example.com',
    'example.com',
    '//example.com',
    'https://',
    'https://example.com/path',
    'https://example.com?x',
    'https://user@example.com',
    'https://example.com:99999',
    'https://a b.example',
    'null',
    '',
    `https://${'a'.repeat(400)}.example`,
  ])('rejects the pattern %s', (pattern) => {
    expect(() => readOriginPattern(pattern)).toThrow(expect.objectContaining({ code: invalidProject.code }))
    // A pattern that got into the database in another way matches nothing.
    for (const origin of ['https://evil.example', 'https://example.evil', 'null'])
      expect(isOriginAllowed([pattern], origin)).toBe(false)
  })

  it('allows everything without a pattern, and requests without an origin', () => {
    expect(isOriginAllowed([], 'https://anyone.example')).toBe(true)
    expect(allows('https://example.com', null)).toBe(true)
  })

  it("never allows an origin that doesn't end like the pattern", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isTail) => {
        const origin = isTail ? `https://x.example.com${text}` : `https://${text}`
        const is = isOriginAllowed(['https://*.example.com'], origin)
        if (is) expect(origin.toLowerCase()).toMatch(/^https:\/\/[a-z0-9._-]+\.example\.com$/)
      }),
      { numRuns: 2000 },
    )
  })
})
