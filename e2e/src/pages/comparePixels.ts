import type { Page } from 'playwright-core'

/** How two pictures differ: how many pixels, and the first of them. */
export type PixelDifference = {
  readonly count: number
  readonly first: { readonly x: number; readonly y: number } | null
  /** The largest difference of a channel, of 255. */
  readonly most: number
}

/** No difference. */
export const noDifference: PixelDifference = { count: 0, first: null, most: 0 }

/** Round edges aren't always drawn identically; up to this, of 255, nobody can see it. */
const noise = 8

/**
 * Compares two screenshots of the same size pixel by pixel in a blank page. Squares of `corner` px in the corners are
 * ignored, because the page shows behind round corners.
 */
export async function comparePixels(
  page: Page,
  [one, other]: readonly [Uint8Array, Uint8Array],
  corner = 0,
): Promise<PixelDifference> {
  const urls = [one, other].map((png) => `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
  return page.evaluate(compare, { urls, corner, noise })
}

/** Runs in the page. */
async function compare(request: { urls: string[]; corner: number; noise: number }): Promise<PixelDifference> {
  const pictures = await Promise.all(
    request.urls.map(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      return context?.getImageData(0, 0, image.width, image.height)
    }),
  )
  const [a, b] = pictures
  if (!a || !b || a.width !== b.width || a.height !== b.height)
    return { count: Number.POSITIVE_INFINITY, first: null, most: 255 }
  const isCorner = (x: number, y: number) =>
    Math.min(x, a.width - 1 - x) < request.corner && Math.min(y, a.height - 1 - y) < request.corner
  let count = 0
  let most = 0
  let first: PixelDifference['first'] = null
  for (let index = 0; index < a.data.length; index += 4) {
    const [x, y] = [(index / 4) % a.width, Math.floor(index / 4 / a.width)]
    if (isCorner(x, y)) continue
    const by = [0, 1, 2].map((channel) =>
      Math.abs((a.data[index + channel] ?? 0) - (b.data[index + channel] ?? 0)),
    )
    const largest = Math.max(...by)
    if (largest <= request.noise) continue
    count += 1
    first ??= { x, y }
    most = Math.max(most, largest)
  }
  return { count, first, most }
}
