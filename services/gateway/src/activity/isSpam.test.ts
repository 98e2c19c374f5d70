import { describe, expect, it } from 'vitest'
import { cleanText } from './cleanText'
import { isSpam } from './isSpam'

describe('isSpam', () => {
  it.each([
    ['Visit https://rewards.example', ''],
    ['$5000 USDC', 'USDC'],
    ['Claim your reward', 'RWD'],
    ['UNI-drop.com', ''],
    ['ETH', 't.me/free'],
    ['Аpple token', 'APL'.replace('A', 'А')],
    ['ｗｗｗ.example', ''],
  ])('flags %s %s', (name, symbol) => {
    expect(isSpam({ name, symbol })).toBe(true)
  })

  it.each([
    ['USD Coin', 'USDC'],
    ['Latchkey Keys', 'LKC'],
    ['Wrapped Ether Ξ', 'WETH'],
    ['Bored Ape Yacht Club', 'BAYC'],
    ['Биткоин', 'БТК'],
    ['Freedom', 'FDM'],
    [null, null],
  ])('accepts %s %s', (name, symbol) => {
    expect(isSpam({ name, symbol })).toBe(false)
  })
})

describe('cleanText', () => {
  it('removes invisible characters, and cuts long texts', () => {
    expect(cleanText('a\u202eb\u200bc\0d\ud800 \n e', 10)).toBe('abcd e')
    expect(cleanText('x'.repeat(1_000_000), 30)).toBe('x'.repeat(30))
    expect([...(cleanText('😀'.repeat(100), 30) ?? '')]).toHaveLength(30)
    expect(cleanText('\u3164\u200b', 30)).toBeNull()
  })
})
