import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDeepLink } from './toDeepLink'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const encoded = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd'

describe('toDeepLink', () => {
  it.each([
    ['walletx', 'walletx://', `walletx://wc?uri=${encoded}`],
    ['walletx:', 'walletx://', `walletx://wc?uri=${encoded}`],
    ['walletx://', 'walletx://', `walletx://wc?uri=${encoded}`],
    ['walletx://open', 'walletx://open/', `walletx://open/wc?uri=${encoded}`],
    ['https://wallet.example', 'https://wallet.example/', `https://wallet.example/wc?uri=${encoded}`],
    [
      'https://wallet.example/app/',
      'https://wallet.example/app/',
      `https://wallet.example/app/wc?uri=${encoded}`,
    ],
  ])('[WC-1] opens %s with the pairing', (link, base, href) => {
    expect(toDeepLink(link, uri)).toEqual({ href, base })
  })

  it('encodes twice for a scheme in Telegram on Android, which decodes links once too often', () => {
    const isTelegramAndroid = true
    expect(toDeepLink('walletx://', uri, { isTelegramAndroid })?.href).toBe(
      `walletx://wc?uri=${encodeURIComponent(encoded)}`,
    )
    expect(toDeepLink('https://wallet.example', uri, { isTelegramAndroid })?.href).toContain(encoded)
  })

  it.each([
    '',
    '://',
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'javascript',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://wallet.example',
    'https://',
    'https://a b',
    '1wallet://',
    'wal let://',
    'wallet://"onclick=',
  ])('returns null for %j', (link) => {
    expect(toDeepLink(link, uri)).toBeNull()
  })

  it('returns a wallet’s scheme or https with the whole URI, or null, for any link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (link, text) => {
        const found = toDeepLink(link, text)
        if (!found) return
        expect(found.href).not.toMatch(/^(?:javascript|data|vbscript|file|blob|http):/i)
        expect(new URL(found.href).searchParams.get('uri')).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })
})
