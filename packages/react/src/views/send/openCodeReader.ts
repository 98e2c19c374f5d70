import type { BarcodeDetector as QrDetector } from 'qr/decode.js'

type Detector = Pick<QrDetector, 'detect'>

/** The browser's own detector, as far as we use it. */
type Native = {
  new (options: { readonly formats: readonly string[] }): Detector
  getSupportedFormats?(): Promise<readonly string[]>
}

/** Returns the texts of the QR codes in a picture. */
export type CodeReader = (picture: ImageBitmapSource) => Promise<readonly string[]>

const options = { formats: ['qr_code' as const] }

/** Loads a decoder, for browsers that have none. */
async function loadDetector(): Promise<Detector> {
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector(options)
}

/** The browser's own detector, if it has one that reads QR codes. */
async function ownDetector(page: object): Promise<Detector | null> {
  if (!('BarcodeDetector' in page) || typeof page.BarcodeDetector !== 'function') return null
  // The shape of the standard; anything else throws below.
  const Native = page.BarcodeDetector as unknown as Native
  try {
    const formats = await Native.getSupportedFormats?.()
    return formats?.includes('qr_code') ? new Native(options) : null
  } catch {
    // It's there, but the system lacks what it needs.
    return null
  }
}

/** Opens a reader of QR codes: the browser's own, else a library that is loaded now. */
export async function openCodeReader(page: object = globalThis): Promise<CodeReader> {
  const own = await ownDetector(page)
  let detector = own ?? (await loadDetector())
  const detect = async (picture: ImageBitmapSource) => {
    try {
      return await detector.detect(picture)
    } catch (cause) {
      if (detector !== own) throw cause
      // Some browsers have the class and no service behind it.
      detector = await loadDetector()
      return detector.detect(picture)
    }
  }
  return async (picture) => (await detect(picture)).map(({ rawValue }) => rawValue).filter(Boolean)
}
