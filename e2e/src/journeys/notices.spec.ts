import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { connectWallet } from '../browser/connectWallet'
import { demoWallet, openVisit, type VisitOptions } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { createHolder } from './accountChain'

const browser = useBrowser()
const timeout = 120_000
/** The gateway answers 503 while it still reads a long past, and the page asks again. */
const tolerated = [/status of 503 .*\/history/]

/** Sends from a page whose modal is closed. */
async function send(options: VisitOptions = {}) {
  const holder = await createHolder('10')
  const wallets = [demoWallet({ keys: [holder.privateKey], capabilities: {} })]
  const visit = await openVisit(await browser(), { wallets, tolerated, ...options })
  await connectWallet(visit)
  const notice = visit.page.locator('latchkey-notice [data-part="page-notice"]')
  expect(await notice.count()).toBe(0)
  const to = privateKeyToAddress(generatePrivateKey())
  await visit.page.evaluate((receiver) => window.latchkey?.send({ to: receiver, amount: '0.5' }), to)
  return { ...visit, notice }
}

describe('a notice over the page', () => {
  it('[MOD-3] [SND-1] says that a transfer has arrived while the modal is closed, and is closed by its button', {
    timeout,
  }, async () => {
    const { notice, modal } = await send()
    await expect.poll(() => notice.innerText(), { timeout: 60_000 }).toContain('Sent 0.5 ETH')
    expect(await modal.host.count()).toBe(0)
    await notice.getByRole('button', { name: 'Dismiss' }).click()
    await notice.waitFor({ state: 'detached' })
  })

  it('[MOD-3] [SND-1] fits a phone in Arabic, under a strict policy', { timeout }, async () => {
    const viewport = { width: 360, height: 640 }
    const { notice } = await send({
      query: 'locale=ar&theme=dark',
      context: { viewport, isMobile: true, hasTouch: true },
    })
    await notice.waitFor({ timeout: 60_000 })
    const box = await notice.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    await notice.getByRole('button').tap()
    await notice.waitFor({ state: 'detached' })
  })
})
