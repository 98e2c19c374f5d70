import { expect, it } from 'vitest'
import { showText } from './showText'

it.each([
  ['115F', '\u115f'],
  ['1160', '\u1160'],
  ['034F', '\u034f'],
  ['2800', '\u2800'],
  ['3164', '\u3164'],
  ['FFA0', '\uffa0'],
  ['17B4', '\u17b4'],
  ['180B', '\u180b'],
  ['00AD', '\u00ad'],
  ['200B', '\u200b'],
  ['202E', '\u202e'],
  ['2028', '\u2028'],
  ['1D159', '\u{1d159}'],
  ['E0041', '\u{e0041}'],
  ['E0100', '\u{e0100}'],
  ['0000', '\u0000'],
])('shows U+%s', (code, sign) => {
  expect(showText(`pay${sign}me`)).toBe(`pay⟨U+${code}⟩me`)
})

it('keeps what can be seen: letters of all scripts, spaces, line breaks and emoji', () => {
  const text = 'Grüße, 한국어 العربية\n\tनमस्ते ❤\ufe0f e\u0301'
  expect(showText(text)).toBe(text)
})
