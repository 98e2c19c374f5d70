import { describe, expect, it } from 'vitest'
import { showSymbol } from './showSymbol'

describe('showSymbol', () => {
  it.each([
    ['a Cyrillic letter among Latin ones', 'USD\u0421', 'USD⟨U+0421⟩'],
    ['a whole symbol in Cyrillic', '\u0415\u0422\u041d', '⟨U+0415⟩⟨U+0422⟩⟨U+041D⟩'],
    ['Greek', '\u0395TH', '⟨U+0395⟩TH'],
    ['wide letters', '\uff35SDC', '⟨U+FF35⟩SDC'],
    ['letters of mathematics', '\u{1d414}SDC', '⟨U+1D414⟩SDC'],
    ['a dot below', 'USDC\u0323', 'USDC⟨U+0323⟩'],
    ['a letter with a mark', 'US\u1e0cC', 'US⟨U+1E0C⟩C'],
    ['a character that looks like a letter', 'E\u4e05H', 'E⟨U+4E05⟩H'],
    ['a text that turns around', '\u202eCDSU', '⟨U+202E⟩CDSU'],
  ])('names %s', (_, symbol, shown) => {
    expect(showSymbol(symbol)).toBe(shown)
  })

  it.each(['USDC', 'USD₮0', 'stETH', 'UNI-V2', '柴犬', 'ドージ', '한국', '🍣'])(
    'leaves %s as it is',
    (symbol) => {
      expect(showSymbol(symbol)).toBe(symbol)
    },
  )

  it('cuts what is too long', () => {
    expect(showSymbol('X'.repeat(30))).toBe(`${'X'.repeat(24)}…`)
  })
})
