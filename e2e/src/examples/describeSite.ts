import { createSolanaWallet, testAccounts } from '@latchkey/testing'
import { installWallets } from '@latchkey/testing/playwright'
import type { Browser } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectSignIn } from '../browser/askToSignIn'
import { demoRdns, demoWallet, openVisit, type Visit } from '../browser/openVisit'
import { useBrowser } from '../browser/useBrowser'
import { answerFromChain } from '../pages/answerFromChain'
import type { StartedSite } from './StartedSite'

const browser = useBrowser()
const [alice, bob, carol] = testAccounts.map(({ address }) => `eip155:1:${address}`)
const solana = `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${createSolanaWallet().addresses[0]}`

/** Requests a secret as a script of the page can. */
function secretOf({ page }: Visit, account = ''): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async (path) => {
      const answer = await fetch(path)
      return { status: answer.status, body: await answer.json() }
    },
    `/api/secret?account=${encodeURIComponent(account)}`,
  )
}

const reads = (account: string | undefined) => ({
  status: 200,
  body: { secret: `Only ${account} can read this.` },
})
const refusal = { status: 401, body: { code: 'sign-in/no-session' } }

/** Opens an example with an EVM and a Solana wallet. */
export async function openSite(browser: Browser, url: string): Promise<Visit> {
  return openVisit(browser, {
    url,
    wallets: [demoWallet({ chains: [{ chainId: 1 }, { chainId: 8453 }] })],
    async prepare(context) {
      await answerFromChain(context)
      await installWallets(context, [{ family: 'solana', name: 'Sun' }])
    },
    // Nothing answers for the nodes of the other families; and the test is about a rejection.
    tolerated: [/^console (error|warning): (WebSocket|Failed to load resource)/],
  })
}

/** Builds and starts an example site, then signs in to it in a browser. */
export function describeSite(name: string, start: () => Promise<StartedSite>): void {
  describe(`examples/${name}`, () => {
    it('[SIW-2] [SIW-6] builds, signs visitors in with their wallets, and shows each account only its own secret', {
      // Next.js refuses to build again while a build that took too long still runs.
      timeout: 600_000,
    }, async () => {
      const site = await start()
      onTestFinished(() => site.stop())
      const visit = await openSite(await browser(), site.origin)
      const { page, modal, wallet, context } = visit
      const entry = page.locator('[data-part="connect-button"], [data-part="account-button"]').first()
      const shown = (account: string | undefined) => page.getByText(`Signed in as ${account}.`).waitFor()
      await page.getByText('Nobody is signed in.').waitFor()
      expect(await secretOf(visit, alice)).toEqual(refusal)
      await entry.click()
      await modal.row(demoRdns).click()
      await expectSignIn(visit)
      await modal.button('Sign').click()
      await shown(alice)
      await modal.expectClosed()
      await page.getByRole('button', { name: 'Read the secret' }).click()
      await page.getByText(`Only ${alice} can read this.`).waitFor()
      const sessionCookie = async () => (await context.cookies()).find(({ name }) => name === 'session')
      expect(await sessionCookie()).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
      expect(await page.evaluate(() => document.cookie)).not.toContain('session')
      expect(await secretOf(visit, bob)).toEqual(refusal)

      await page.reload()
      await shown(alice)
      await page.getByRole('button', { name: 'Read the secret' }).click()
      await page.getByText(`Only ${alice} can read this.`).waitFor()
      const tab = await context.newPage()
      await tab.goto(site.origin)
      await tab.getByText(`Signed in as ${alice}.`).waitFor()
      expect(await modal.host.count()).toBe(0)

      // The wallet switches to another account, which has to sign in itself.
      await page.bringToFront()
      await wallet.switchAccount(1)
      await expectSignIn(visit)
      expect(await secretOf(visit, bob)).toEqual(refusal)
      await modal.button('Sign').click()
      await shown(bob)
      // Bob must not see what Alice has read.
      expect(await page.getByText('can read this').count()).toBe(0)
      expect(await secretOf(visit, bob)).toEqual(reads(bob))
      expect(await secretOf(visit, carol)).toEqual(refusal)

      // After signing out, the server rejects the old cookie too.
      const before = await sessionCookie()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByText('Nobody is signed in.').waitFor()
      expect(await secretOf(visit, bob)).toEqual(refusal)
      for (const value of [before?.value ?? '', crypto.randomUUID()]) {
        await context.addCookies([{ name: 'session', value, url: site.origin }])
        expect(await secretOf(visit, bob)).toEqual(refusal)
      }

      // Another family, on a fresh page.
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      await entry.click()
      await modal.row('Sun').click()
      await expectSignIn(visit)
      await modal.button('Sign').click()
      await shown(solana)
      expect(await secretOf(visit, solana)).toEqual(reads(solana))
    })
  })
}
