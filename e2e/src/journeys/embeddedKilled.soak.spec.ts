import { startFrameProcess } from '@latchkey/frame/testing/startFrameProcess'
import { watchSlots } from '@latchkey/frame/testing/watchSlots'
import { freePort } from '@latchkey/gateway/testing/freePort'
import { openTestDatabase } from '@latchkey/gateway/testing/openTestDatabase'
import type { Route } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isPutVault } from '../browser/isPutVault'
import { openEmbedded } from '../browser/openEmbedded'
import { ownFrameSettings } from '../browser/ownFrameSettings'
import { passOn } from '../browser/passOn'
import { serveChangedSite } from '../browser/serveChangedSite'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

/** Starts a frame in its own process, and again on the same port after a power cut. */
async function startKillable() {
  const database = await openTestDatabase()
  const port = await freePort()
  const env = ownFrameSettings(port)
  const start = () => startFrameProcess(database.url, { port, env })
  let running = await start()
  const slots = await watchSlots(database.url)
  onTestFinished(async () => {
    await running.kill()
    await slots.stop()
    await database.stop()
  })
  return {
    url: env.FRAME_PUBLIC_URL,
    slots,
    kill: () => running.kill(),
    async codeFor(email: string) {
      await expect.poll(() => running.mailbox.mails.some(({ to }) => to === email)).toBe(true)
      return running.mailbox.codeFor(email)
    },
    async restart() {
      running = await start()
    },
  }
}

type Killable = Awaited<ReturnType<typeof startKillable>>

/** When the power goes: what happens to the call that stores the wallet. */
const cuts: readonly [string, 0 | 1, (frame: Killable, route: Route) => Promise<void>][] = [
  [
    'before it is asked to store the wallet',
    0,
    async ({ kill }, route) => {
      await kill()
      await route.continue()
    },
  ],
  [
    'while it stores the wallet',
    0,
    async ({ kill, slots }, route) => {
      await slots.hold()
      await route.continue()
      await slots.untilWanted()
      await kill()
      await slots.release()
    },
  ],
  [
    'after it has stored the wallet, before it answers',
    1,
    async ({ kill }, route) => {
      await passOn(route)
      await kill()
      await route.abort()
    },
  ],
]

describe('a visitor whose login server loses power', () => {
  it.each(cuts)('[FRM-17] %s: no wallet or a whole one', async (_, stored, cut) => {
    const frame = await startKillable()
    const visit = await openEmbedded(browser(), await serveChangedSite({ frameUrl: frame.url }), {
      // The browser itself reports calls that nobody answers, and a wallet that is stored already.
      tolerated: [/net::ERR_/, /409 \(Conflict\)/],
    })
    const { page, context, demo, modal, address, approve } = visit
    let wanted = ''
    await context.route('**/v1/vault', async (route) => {
      if (wanted !== '' || !isPutVault(route.request())) return route.fallback()
      wanted = route.request().postDataJSON().addresses.eip155
      // An address without a stored wallet is told to nobody.
      expect((await demo.hooks()).useAccount.address).toBe(null)
      await cut(frame, route)
    })
    await visit.submitEmail(address)
    await visit.typeCode(await frame.codeFor(address))
    await modal.viewOf('Create').locator('[data-state="failed"]').waitFor()
    expect(await modal.frame.innerText()).not.toMatch(/0x[0-9a-f]{4}/i)
    expect((await demo.hooks()).useAccount).toMatchObject({ address: null, status: 'disconnected' })
    expect(await frame.slots.count()).toEqual({ vaults: stored, slots: stored * 2 })

    await frame.restart()
    await modal.button('Try again').click()
    const account = await visit.expectAccount()
    expect(account.toLowerCase() === wanted.toLowerCase()).toBe(stored === 1)
    expect(await frame.slots.count()).toEqual({ vaults: 1, slots: 2 })
    await modal.expectClosed()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()
  })
})
