import { receiverOtherFamily } from '@latchkey/protocol'
import axe from 'axe-core'
import { encode } from 'uqr'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectClosed, findInside, shadowOf } from '../../testing/mountProvider'
import { heldTokens, openSendSite } from '../../testing/openSendSite'
import { findControl, findView, openView, poll, spoken } from '../../testing/openView'

const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const sun = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

const part = (name: string) => shadowOf().querySelector<HTMLElement>(`[data-part="${name}"]`)
const textOf = (name: string) => part(name)?.textContent ?? null
const receiverText = () => shadowOf().querySelector<HTMLInputElement>('[data-part="receiver-input"]')?.value

/** A canvas of the size of a small camera. */
function drawing() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 480 })
  const context = canvas.getContext('2d')
  /** Draws a code in the middle, or nothing. */
  const draw = (text: string | null) => {
    if (!context) return
    context.fillStyle = '#eee'
    context.fillRect(0, 0, 640, 480)
    if (text === null) return
    const { data, size } = encode(text, { ecc: 'M', border: 4 })
    const scale = Math.floor(440 / size)
    context.fillStyle = '#111'
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) context.fillRect(100 + x * scale, 20 + y * scale, scale, scale)
  }
  draw(null)
  return { canvas, draw }
}

/** A camera whose picture the test draws. */
function useCamera() {
  const { canvas, draw } = drawing()
  const streams: MediaStream[] = []
  let seen: string | null = null
  // A canvas that stays as it is sends no frames.
  const film = setInterval(() => draw(seen), 50)
  onTestFinished(() => clearInterval(film))
  const open = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const stream = canvas.captureStream(30)
    streams.push(stream)
    return stream
  })
  onTestFinished(() => open.mockRestore())
  const live = () =>
    streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length
  const show = (text: string) => {
    seen = text
  }
  return { open, show, live }
}

/** Opens the form and presses Scan. */
async function scan(options: Parameters<typeof openSendSite>[0] = {}) {
  const site = await openSendSite({ answers: heldTokens, ...options })
  await openView(site.latchkey, { view: 'WalletSend' })
  await findInside('[data-part="receiver-input"]')
  ;(await findInside('[data-part="scan"]')).click()
  await findView('WalletSendScan')
  return site
}

describe('the scanner', () => {
  it('[SND-5] reads an address from the picture, fills it in, and ends the camera', async () => {
    const camera = useCamera()
    const site = await openSendSite({ answers: heldTokens })
    await openView(site.latchkey, { view: 'WalletSend' })
    await findInside('[data-part="scan"]')
    // Nothing is asked before the press.
    expect(camera.open).not.toHaveBeenCalled()
    part('scan')?.click()
    await findView('WalletSendScan')
    await poll(() => part('camera')?.dataset.state).toBe('on')
    expect(camera.live()).toBe(1)
    camera.show(bob)
    await findView('WalletSend')
    await poll(() => part('receiver')?.dataset.state).toBe('ready')
    expect(receiverText()).toBe(bob)
    expect(camera.live()).toBe(0)
    await poll(() => shadowOf().activeElement?.getAttribute('data-part')).toBe('receiver-input')
  })

  it('[SND-5] goes on after a code that can’t be used, and says why', async () => {
    const camera = useCamera()
    const { chain } = await scan()
    chain.refused[sun] = receiverOtherFamily({ family: 'solana' })
    await poll(() => part('camera')?.dataset.state).toBe('on')
    for (const [code, reason] of [
      ['https://evil.example/\u202epay', 'no address or payment link'],
      [sun, 'Solana address'],
      [`bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=1`, 'Bitcoin address'],
      [`ethereum:${bob}@8453?value=1`, 'another network (Base)'],
      [`ethereum:${bob}@1/approve?address=${bob}&uint256=1`, 'can’t be used'],
    ] as const) {
      camera.show(code)
      await poll(() => textOf('code-fault')).toContain(reason)
      await poll(spoken).toContain(reason)
      expect(textOf('code-fault')).not.toContain('evil')
    }
    expect(part('camera')?.dataset.state).toBe('on')
    camera.show(`ethereum:${bob}@1?value=2.5e17`)
    await findView('WalletSend')
    await poll(receiverText).toBe(bob)
    const amount = await findInside<HTMLInputElement>('[data-part="amount-input"]')
    await poll(() => amount.value).toBe('0.25')
  })

  it.each([
    ['NotAllowedError', 'The camera is blocked', 'Try again'],
    ['NotFoundError', 'No camera found', 'Try again'],
    ['NotReadableError', 'Another app or tab is using the camera', 'Try again'],
    ['SecurityError', 'This page doesn’t let us use the camera', null],
    ['UnknownError', 'Scanning stopped working', 'Try again'],
  ])('[SND-5] says what to do on %s', async (name, text, action) => {
    const camera = useCamera()
    camera.open.mockRejectedValueOnce(new DOMException('x', name))
    await scan()
    await poll(() => textOf('camera-status')).toContain(text)
    await poll(spoken).toContain(text)
    expect(textOf('start-camera')).toBe(action)
    expect(part('choose-picture')).not.toBeNull()
    if (!action) return
    part('start-camera')?.click()
    await poll(() => part('camera')?.dataset.state).toBe('on')
  })

  it('[SND-5] reads a picture without a camera, and says what is wrong with others', async () => {
    const camera = useCamera()
    camera.open.mockRejectedValueOnce(new DOMException('x', 'NotFoundError'))
    await scan()
    await poll(() => textOf('camera-status')).toContain('No camera found')
    const { canvas, draw } = drawing()
    const choose = async (content: Blob) => {
      const input = await findInside<HTMLInputElement>('[data-part="choose-picture"] input')
      await userEvent.upload(input, new File([content], 'code.png', { type: 'image/png' }))
    }
    const picture = () =>
      new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), 'image/png'))
    await choose(new Blob(['<svg onload=alert(1)>']))
    await poll(() => textOf('code-fault')).toContain('can’t be opened as a picture')
    await choose(await picture())
    await poll(() => textOf('code-fault')).toContain('No QR code found')
    draw(bob)
    await choose(await picture())
    await findView('WalletSend')
    await poll(receiverText).toBe(bob)
  })

  it('[SND-5] ends the camera when the visitor goes back, with Escape too, and focuses the field', async () => {
    const camera = useCamera()
    await scan()
    await poll(() => part('camera')?.dataset.state).toBe('on')
    await userEvent.keyboard('{Escape}')
    await findView('WalletSend')
    await poll(() => shadowOf().activeElement?.getAttribute('data-part')).toBe('receiver-input')
    expect(camera.live()).toBe(0)
    part('scan')?.click()
    await poll(() => part('camera')?.dataset.state).toBe('on')
    ;(await findControl('Stop scanning')).click()
    await findView('WalletSend')
    await poll(camera.live).toBe(0)
  })

  it('[SND-5] ends the camera when the modal closes, and while the page is hidden', async () => {
    const camera = useCamera()
    const { latchkey } = await scan()
    await poll(() => part('camera')?.dataset.state).toBe('on')
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => hidden.mockRestore())
    document.dispatchEvent(new Event('visibilitychange'))
    await poll(camera.live).toBe(0)
    await poll(() => textOf('camera-status')).toContain('The camera is off')
    hidden.mockRestore()
    ;(await findControl('Start camera')).click()
    await poll(() => part('camera')?.dataset.state).toBe('on')
    expect(camera.live()).toBe(1)
    await latchkey.close()
    expect(camera.live()).toBe(0)
    await expectClosed()
  })

  it('[SND-5] ends a camera that opens after the visitor has left', async () => {
    const camera = useCamera()
    const { canvas } = drawing()
    let answer: (stream: MediaStream) => void = () => undefined
    camera.open.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    await scan()
    await poll(() => camera.open.mock.calls.length).toBe(1)
    ;(await findControl('Stop scanning')).click()
    await findView('WalletSend')
    const late = canvas.captureStream(30)
    answer(late)
    await poll(() => late.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  it('[SND-5] waits for a press when a site opens it', async () => {
    const camera = useCamera()
    const site = await openSendSite()
    await openView(site.latchkey, { view: 'WalletSendScan' })
    const start = await findControl('Start camera')
    expect(camera.open).not.toHaveBeenCalled()
    start.click()
    await poll(() => part('camera')?.dataset.state).toBe('on')
  })

  it('[SND-5] isn’t offered where no camera can be used', async () => {
    const devices = vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as never)
    onTestFinished(() => devices.mockRestore())
    const site = await openSendSite({ answers: heldTokens })
    await openView(site.latchkey, { view: 'WalletSend' })
    await findInside('[data-part="paste"]')
    expect(part('scan')).toBeNull()
  })

  it('[SND-5] is readable by assistive technology while it scans, from right to left too', async () => {
    useCamera()
    await scan({ locale: 'ar' })
    await poll(() => part('camera')?.dataset.state).toBe('on')
    const view = await findView('WalletSendScan')
    expect(getComputedStyle(view).direction).toBe('rtl')
    expect(textOf('camera-status')).toContain('وجّه الكاميرا')
    const { violations } = await axe.run(view)
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
