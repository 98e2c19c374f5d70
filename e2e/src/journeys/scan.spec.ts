import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { encode } from 'uqr'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { launchBrowser } from '../browser/launchBrowser'
import { openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import { writeCameraFilm } from '../browser/writeCameraFilm'

const timeout = 180_000
const part = ({ modal }: Visit, name: string) => modal.frame.locator(`[data-part="${name}"]`)

/** Keeps the tracks of every camera that the page opens, to see whether they end. */
function keepTracks(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const kept: MediaStreamTrack[] = []
    Object.assign(globalThis, { keptTracks: kept })
    // A blank page has none.
    const mediaDevices: MediaDevices | undefined = navigator.mediaDevices
    if (!mediaDevices) return
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      kept.push(...stream.getTracks())
      return stream
    }
  })
}
const tracksOf = ({ page }: Visit) =>
  page.evaluate(() =>
    (globalThis as unknown as { keptTracks: MediaStreamTrack[] }).keptTracks.map(
      ({ readyState }) => readyState,
    ),
  )

/** Runs in the page: draws a code as a picture, in base64. */
async function draw(rows: readonly (readonly boolean[])[]): Promise<string> {
  const scale = 8
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: rows.length * scale, height: rows.length * scale })
  const context = canvas.getContext('2d')
  if (!context) return ''
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries()) {
      context.fillStyle = isDark ? '#000' : '#fff'
      context.fillRect(x * scale, y * scale, scale, scale)
    }
  return canvas.toDataURL('image/png').split(',')[1] ?? ''
}

/** Opens the scanner in a browser whose camera sees a code. */
async function openScanner(code: string, options: VisitOptions & { readonly isRefused?: boolean } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-camera-'))
  const film = join(folder, 'code.y4m')
  await writeCameraFilm(film, code)
  const browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
    // Answers for the visitor.
    `--use-fake-ui-for-media-stream${options.isRefused ? '=deny' : ''}`,
  ])
  onTestFinished(async () => {
    await browser.close()
    await rm(folder, { recursive: true })
  })
  const visit = await openVisit(browser, {
    ...options,
    prepare: async (context) => {
      await keepTracks(context)
      await options.prepare?.(context)
    },
  })
  await connectWallet(visit)
  await visit.demo.entry.click()
  await visit.modal.expectView('Account')
  await part(visit, 'send').click()
  await visit.modal.expectView('WalletSend')
  await part(visit, 'scan').click()
  await visit.modal.expectView('WalletSendScan')
  return { ...visit, film }
}

describe('a receiver in front of the camera', () => {
  it('[SND-5] is read from the pixels, filled in with its amount, and the camera ends', {
    timeout,
  }, async () => {
    const to = privateKeyToAddress(generatePrivateKey())
    const visit = await openScanner(
      `ethereum:${to}@${inject('stack').chains[0]?.chainId}?value=1234500000000000001`,
    )
    await visit.modal.expectView('WalletSend')
    await expect.poll(() => part(visit, 'receiver-input').inputValue()).toBe(to)
    await expect.poll(() => part(visit, 'amount-input').inputValue()).toBe('1.234500000000000001')
    await part(visit, 'receiver-found').waitFor()
    expect(await tracksOf(visit)).toEqual(['ended'])
  })

  it('[SND-5] of another family is named, and the camera stays on until the visitor leaves', {
    timeout,
  }, async () => {
    const visit = await openScanner('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')
    await expect.poll(() => part(visit, 'code-fault').textContent()).toContain('Solana')
    expect(await part(visit, 'camera').getAttribute('data-state')).toBe('on')
    expect(await tracksOf(visit)).toEqual(['live'])
    await visit.page.keyboard.press('Escape')
    await visit.modal.expectView('WalletSend')
    await expect.poll(() => tracksOf(visit)).toEqual(['ended'])
    expect(await part(visit, 'receiver-input').inputValue()).toBe('')
  })

  it('[SND-5] can be chosen as a picture when the visitor refuses the camera', { timeout }, async () => {
    const to = privateKeyToAddress(generatePrivateKey())
    const visit = await openScanner(to, { isRefused: true })
    await expect.poll(() => part(visit, 'camera-status').textContent()).toContain('The camera is blocked')
    expect(await tracksOf(visit)).toEqual([])
    const { data } = encode(to, { ecc: 'M', border: 4 })
    const buffer = Buffer.from(await visit.page.evaluate(draw, data), 'base64')
    const picture = { name: 'code.png', mimeType: 'image/png', buffer }
    await part(visit, 'choose-picture').locator('input').setInputFiles(picture)
    await visit.modal.expectView('WalletSend')
    await expect.poll(() => part(visit, 'receiver-input').inputValue()).toBe(to)
    await part(visit, 'receiver-found').waitFor()
  })

  it('[SND-5] can’t be seen on a page whose policy forbids the camera, and the visitor reads so', {
    timeout,
  }, async () => {
    const visit = await openScanner('x', {
      prepare: (context) =>
        context.route(`${inject('stack').demoUrl}/`, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({
            response: answer,
            headers: { ...answer.headers(), 'permissions-policy': 'camera=()' },
          })
        }),
      // A page that the test hands over counts as one from the web, which may not reach this machine by itself.
      context: { permissions: ['local-network-access'] },
      tolerated: [/camera/i],
    })
    await expect
      .poll(() => part(visit, 'camera-status').textContent())
      .toContain('This page doesn’t let us use the camera')
  })
})
