import { describe, expect, it } from 'vitest'
import { showText } from './showText'

describe('showText', () => {
  it.each([
    ['a text that turns around', 'pay\u202eevil', 'pay⟨U+202E⟩evil'],
    ['isolated directions', '\u2066a\u2069', '⟨U+2066⟩a⟨U+2069⟩'],
    ['characters without width', 'US\u200bDC\u2060\ufeff', 'US⟨U+200B⟩DC⟨U+2060⟩⟨U+FEFF⟩'],
    ['joiners and fillers', 'a\u034fb\u3164c\u2800', 'a⟨U+034F⟩b⟨U+3164⟩c⟨U+2800⟩'],
    ['tags', 'a\u{e0041}', 'a⟨U+E0041⟩'],
    ['line breaks and control characters', 'a\nb\u0000', 'a⟨U+000A⟩b⟨U+0000⟩'],
    ['half a character', 'a\ud83d', 'a⟨U+D83D⟩'],
  ])('names %s', (_, text, shown) => {
    expect(showText(text)).toBe(shown)
  })

  it('leaves other scripts and symbols as they are', () => {
    expect(showText('Zürich 東京 ₿ 🚀 é')).toBe('Zürich 東京 ₿ 🚀 é')
  })

  it('cuts what is too long, and marks that pile up', () => {
    expect(showText('x'.repeat(700))).toBe(`${'x'.repeat(600)}…`)
    expect(showText('🚀'.repeat(700), 10)).toBe(`${'🚀'.repeat(10)}…`)
    expect(showText('\u200b'.repeat(10_000)).length).toBeLessThan(1_300)
    expect(showText(`a${'\u0301'.repeat(50)}`)).toBe(`a${'\u0301'.repeat(3)}`)
  })
})
