import { describe, expect, it } from 'vitest'
import { drawMonogram } from './drawMonogram'
import { lettersOf } from './lettersOf'
import { resizeSvg } from './resizeSvg'

describe('a drawn picture', () => {
  it('[DIR-2] is the same for the same thing, and differs from others', () => {
    const draw = (seed: string) => drawMonogram({ letters: 'A', seed })
    expect(draw('one')).toBe(draw('one'))
    expect(draw('one')).not.toBe(draw('two'))
  })

  it('has readable letters on every colour', () => {
    for (let seed = 0; seed < 500; seed++) {
      const colours = [
        ...drawMonogram({ letters: 'A', seed: `${seed}` }).matchAll(/hsl\((\d+) (\d+)% (\d+)%\)/g),
      ]
      expect(colours).toHaveLength(2)
      for (const [text, hue, saturation, lightness] of colours)
        expect(
          1.05 / (luminance(Number(hue), Number(saturation), Number(lightness)) + 0.05),
          text,
        ).toBeGreaterThan(4.5)
    }
  })

  it('contains only letters, whatever they are made of', () => {
    for (const letters of ['<s', '"&', "'>", '\u0000\n']) {
      const svg = drawMonogram({ letters, seed: 'x' })
      expect(svg.match(/<[a-z]+/gi)).toEqual([
        '<svg',
        '<defs',
        '<linearGradient',
        '<stop',
        '<stop',
        '<rect',
        '<text',
      ])
      expect(svg).toMatch(/>(&#\d+;|s)*<\/text><\/svg>$/)
    }
  })

  it('limits its size', () => {
    const svg = '<svg xmlns="x" width="24" height="24" viewBox="0 0 24 24"><rect width="3"/></svg>'
    expect(resizeSvg(svg, 5000)).toBe(
      '<svg width="512" height="512" xmlns="x" viewBox="0 0 24 24"><rect width="3"/></svg>',
    )
  })

  it.each([
    ['Nova Wallet', 'N'],
    ['Magic Eden', 'ME'],
    ['imToken', 'I'],
    ["D'CENT Wallet", 'D'],
    ['Base (formerly Coinbase Wallet)', 'BF'],
    ['Wallet', 'W'],
    ['💎💎', '?'],
    ['', '?'],
    ['日本 ウォレット', '日ウ'],
  ])('shows %s as %s', (name, letters) => expect(lettersOf(name)).toBe(letters))
})

/** By WCAG. */
function luminance(hue: number, saturation: number, lightness: number): number {
  const [s, l] = [saturation / 100, lightness / 100]
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4)
}
