import { writeFile } from 'node:fs/promises'
import { encode } from 'uqr'

const [width, height] = [640, 480]
const [dark, light] = [20, 225]

/** Writes what a camera sees while a QR code is held in front of it, in the format that Chromium plays as a camera. */
export async function writeCameraFilm(path: string, text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const scale = Math.floor(440 / size)
  const [left, top] = [width, height].map((length) => Math.floor((length - size * scale) / 2))
  // The paper is brighter than the table it's on, and not in the middle of the grey scale.
  const brightness = Buffer.alloc(width * height, 150)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale)]?.[Math.floor(x / scale)]
      brightness[(y + (top ?? 0)) * width + x + (left ?? 0)] = isDark ? dark : light
    }
  // Two quarter planes of colour, all grey.
  const frame = [Buffer.from('FRAME\n'), brightness, Buffer.alloc((width * height) / 2, 128)]
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F15:1 Ip A1:1 C420jpeg\n`)
  await writeFile(path, Buffer.concat([head, ...frame, ...frame]))
}
