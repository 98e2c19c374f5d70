import { describe, expect, it } from 'vitest'
import { cameraFault, mayAskForCamera } from './cameraFault'
import { canScan } from './canScan'
import { openCodeReader } from './openCodeReader'

const named = (name: string) => Object.assign(new Error('camera'), { name })

describe('a camera that doesn’t open', () => {
  it('[SND-5] has its own reason for each error of the standard', () => {
    const names = ['NotAllowedError', 'NotFoundError', 'OverconstrainedError', 'NotReadableError']
    expect(names.map((name) => cameraFault(named(name), true))).toEqual([
      'refused',
      'missing',
      'missing',
      'busy',
    ])
    expect(['AbortError', 'SecurityError'].map((name) => cameraFault(named(name), true))).toEqual([
      'busy',
      'forbidden',
    ])
    expect(cameraFault(new TypeError('x'), true)).toBe('failed')
    expect(cameraFault(named('toString'), true)).toBe('failed')
    expect(cameraFault('refused', true)).toBe('failed')
  })

  it('[SND-5] tells a page that forbids it from a visitor who does', () => {
    expect(cameraFault(named('NotAllowedError'), false)).toBe('forbidden')
    expect(cameraFault(named('NotFoundError'), false)).toBe('missing')
    expect(mayAskForCamera({ featurePolicy: { allowsFeature: (name: string) => name !== 'camera' } })).toBe(
      false,
    )
    expect(mayAskForCamera({})).toBe(true)
  })

  it('[SND-5] isn’t offered where there is no page', () => {
    expect(canScan()).toBe(false)
  })
})

describe('the reader of codes', () => {
  class Native {
    static formats = ['qr_code']
    static fails = false
    static getSupportedFormats = async () => Native.formats
    detect = async () => {
      if (Native.fails) throw named('NotSupportedError')
      return [{ rawValue: 'by the browser' }, { rawValue: '' }]
    }
  }
  // In Node the library has no picture to read, so it says so.
  const picture = {} as ImageBitmapSource

  it('[SND-5] is the browser’s own where it reads QR codes', async () => {
    expect(await (await openCodeReader({ BarcodeDetector: Native }))(picture)).toEqual(['by the browser'])
  })

  it('[SND-5] is the library where the browser’s own can’t, or fails', async () => {
    const byLibrary = async (page: object) =>
      expect((await openCodeReader(page))(picture)).rejects.toThrow(/BarcodeDetector/)
    await byLibrary({})
    Native.formats = ['ean_13']
    await byLibrary({ BarcodeDetector: Native })
    Native.formats = ['qr_code']
    Native.fails = true
    await byLibrary({ BarcodeDetector: Native })
  })
})
