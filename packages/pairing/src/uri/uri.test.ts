import { pairingUriRefused } from '@latchkey/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topicOf } from '../crypto/topicOf'
import { formatPairingUri } from './PairingUri'
import { parsePairingUri } from './parsePairingUri'
import { requestLink } from './requestLink'

const symKey = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const topic = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const known = `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=1700000300`

function refused(text: string): boolean {
  try {
    parsePairingUri(text)
    return false
  } catch (error) {
    if (!pairingUriRefused.is(error)) throw error
    return true
  }
}

describe('pairing URI', () => {
  it('[WC-1] writes the known ones', () => {
    const parts = { topic, symKey, expiry: 1_700_000_300 }
    expect(topicOf(symKey)).toBe(topic)
    expect(formatPairingUri(parts)).toBe(known)
    expect(formatPairingUri({ ...parts, methods: ['wc_sessionAuthenticate'] })).toBe(
      `${known}&methods=wc_sessionAuthenticate`,
    )
    expect(formatPairingUri({ ...parts, methods: ['wc_sessionAuthenticate', 'wc_sessionPropose'] })).toBe(
      `${known}&methods=wc_sessionAuthenticate%2Cwc_sessionPropose`,
    )
  })

  it('reads what it writes, and the parameter order of an older client', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.nat(),
        fc.uniqueArray(fc.constantFrom('wc_a', 'wc_b', 'wc_c')),
        (key, expiry, methods) => {
          const hex = Buffer.from(key).toString('hex')
          const parts = { topic: topicOf(hex), symKey: hex, expiry, ...(methods.length ? { methods } : {}) }
          expect(parsePairingUri(formatPairingUri(parts))).toEqual(parts)
        },
      ),
    )
    const old = `wc:${topic}@2?expiryTimestamp=1700000300&methods=wc_sessionAuthenticate&relay-protocol=irn&symKey=${symKey}`
    expect(parsePairingUri(old)).toEqual({
      topic,
      symKey,
      expiry: 1_700_000_300,
      methods: ['wc_sessionAuthenticate'],
    })
    expect(parsePairingUri(`wc:${topic}@2?relay-data=a+b%26c&relay-protocol=irn&symKey=${symKey}`)).toEqual({
      topic,
      symKey,
    })
  })

  it('rejects everything else, with one kind of error', () => {
    const bad = [
      '',
      'wc:',
      known.replace('@2', '@1'),
      known.replace('wc:', 'wc://'),
      known.replace('irn', 'waku'),
      known.replace('relay-protocol=irn&', ''),
      known.replace(topic, topic.replace('6', '7')),
      known.replace(symKey, symKey.toUpperCase()),
      known.replace(symKey, symKey.slice(2)),
      known.replace('1700000300', 'soon'),
      known.replace('1700000300', '-1'),
      `${known}&symKey=${symKey}`,
      `${known}&x=${'y'.repeat(3000)}`,
      btoa(known),
    ]
    expect(bad.filter((text) => !refused(text))).toEqual([])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: known.length }), (noise, at) => {
        fc.pre(noise !== '')
        expect(refused(noise)).toBe(true)
        const mixed = known.slice(0, at) + noise + known.slice(at)
        // Noise after the key is another parameter or part of one: it is the same pairing, or rejected.
        if (!refused(mixed)) expect(parsePairingUri(mixed)).toMatchObject({ topic, symKey })
      }),
      { numRuns: 3000 },
    )
  })
})

describe('request link', () => {
  const sessionTopic = '7ea0d8e3085cce12bf0ce3d9f6e832632dce2a10232d8b950c3ff9fee3fd9732'

  it('writes the known ones', () => {
    expect(requestLink('walletx://', { id: 1_700_000_000_000_123, topic: sessionTopic })).toBe(
      `walletx://wc?requestId=1700000000000123&sessionTopic=${sessionTopic}`,
    )
    expect(requestLink('https://t.me/somebot/app', { id: 1, topic: 'ab' })).toBe(
      'https://t.me/somebot/app?startapp=cmVxdWVzdElkPTEmc2Vzc2lvblRvcGljPWFi',
    )
    expect(requestLink('https://wallet.example/', { id: 1, topic: 'ab' })).toBe(
      'https://wallet.example/wc?requestId=1&sessionTopic=ab',
    )
    expect(requestLink('http://localhost:4104', { id: 1, topic: 'ab' })).toBe(
      'http://localhost:4104/wc?requestId=1&sessionTopic=ab',
    )
  })

  it('returns none if the wallet’s link is invalid', () => {
    for (const href of [
      '',
      'wallet',
      'javascript://%0aalert(1)',
      'JavaScript://x',
      'data://x',
      'http://a.example',
      'http://localhost.evil.example',
      ' javascript://x',
    ])
      expect(requestLink(href, { id: 1, topic: 'ab' })).toBeNull()
  })
})
