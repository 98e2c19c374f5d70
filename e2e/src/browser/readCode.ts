import type { Locator } from 'playwright-core'
import decodeQR from 'qr/decode.js'

/** Reads a QR code as a camera does: from a screenshot. */
export async function readCode(code: Locator): Promise<string> {
  const png = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`
  const { width, height, pixels } = await code.page().evaluate(toPixels, png)
  return decodeQR({ width, height, data: Buffer.from(pixels, 'latin1') })
}

/** Runs in the page. One character per byte, since a list of so many numbers is slow to transfer. */
async function toPixels(url: string): Promise<{ width: number; height: number; pixels: string }> {
  const image = new Image()
  image.src = url
  await image.decode()
  const { width, height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] }
  return { width, height, pixels: Array.from(data, (byte) => String.fromCharCode(byte)).join('') }
}
