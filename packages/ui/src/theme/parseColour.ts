/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads an opaque `#rgb`, `#rrggbb`, `rgb(r g b)` or `rgb(r, g, b)`; returns undefined for anything else. */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim()
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? value.slice(1) : undefined
  if (hex) {
    const width = hex.length / 3
    const channel = (index: number) => {
      const digits = hex.slice(index * width, index * width + width)
      return Number.parseInt(width === 1 ? digits + digits : digits, 16)
    }
    return [channel(0), channel(1), channel(2)]
  }
  const match = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(value)
  if (!match) return undefined
  const [red, green, blue] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return Math.max(red, green, blue) > 255 ? undefined : [red, green, blue]
}
