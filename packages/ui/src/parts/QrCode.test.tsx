import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { mountPart } from '../testing/mountPart'
import { QrCode } from './QrCode'

describe('QrCode', () => {
  it('draws every dark module and no light one, with a quiet zone, dark on light', async () => {
    const text = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const { find } = mountPart(<QrCode text={text} label="Your address" />)
    const svg = find('[data-part="qr-code"]')
    expect(svg.getAttribute('aria-label')).toBe('Your address')
    const { data, size } = encode(text, { ecc: 'M', border: 4 })
    const path = find('path') as Element as SVGPathElement
    const wrong = data.flatMap((row, y) =>
      row.flatMap((isDark, x) =>
        path.isPointInStroke(new DOMPoint(x + 0.5, y + 0.5)) === isDark ? [] : [`${x},${y}`],
      ),
    )
    expect(wrong).toEqual([])
    expect(svg.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
    expect(data.slice(0, 4).flat().some(Boolean)).toBe(false)
    expect(getComputedStyle(svg).backgroundColor).toBe('rgb(255, 255, 255)')
  })
})
