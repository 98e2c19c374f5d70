import { openCodeReader } from './openCodeReader'

/** More than any photograph of a phone, in bytes and in pixels. */
const mostBytes = 30_000_000
const mostPixels = 60_000_000

/** Reads the QR code in a picture: its text, `none` if no code is found, `unreadable` if it isn't a picture. */
export async function readPicture(
  file: Blob,
): Promise<{ readonly text: string } | { readonly fault: 'none' | 'unreadable' }> {
  if (file.size > mostBytes) return { fault: 'unreadable' }
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    // Not a picture, or one of a kind that this browser doesn't know.
    return { fault: 'unreadable' }
  }
  try {
    if (picture.width * picture.height > mostPixels) return { fault: 'unreadable' }
    const [text] = await (await openCodeReader())(picture)
    return text === undefined ? { fault: 'none' } : { text }
  } finally {
    picture.close()
  }
}
