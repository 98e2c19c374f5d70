import { getSeedContracts } from '@latchkey/testing/node'
import { type Hex, isAddressEqual, pad } from 'viem'
import { describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { readChain } from '../browser/readChain'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()
const patience = { timeout: 60_000 }
const { ensReverseRegistrar } = getSeedContracts()

/** Opens a site that asks for permissions, as a visitor whose account is a smart one. */
async function openSite() {
  const [{ chainId }] = inject('stack').chains
  const features = encodeURIComponent(JSON.stringify({ smartSessions: true }))
  const visit = await openEmbedded(browser(), 0, { query: `networks=eip155:${chainId}&features=${features}` })
  const { page, modal, demo, frame } = visit
  const account = (await visit.signIn(visit.address, visit.mailbox)) as Hex
  await modal.expectClosed()
  const card = page.getByRole('article', { name: 'Act without asking' })
  const hash = card.locator('code')
  const change = card.getByRole('button', { name: 'Change my name' })
  const handle = {
    ...visit,
    account,
    card,
    change,
    /** Waits until a new name is on the chain. */
    async expectChanged(): Promise<void> {
      await expect.poll(() => hash.count(), patience).toBe(1)
      const { status, logs } = await readChain().waitForTransactionReceipt({
        hash: (await hash.innerText()) as Hex,
      })
      expect(status).toBe('success')
      // The contract names the account that called it.
      const topic = pad(account).toLowerCase() as Hex
      const isOwn = logs.some(
        ({ address, topics }) => isAddressEqual(address, ensReverseRegistrar) && [...topics].includes(topic),
      )
      expect(isOwn).toBe(true)
    },
    /** Grants the site a permission, and closes the view that says so. */
    async grant(): Promise<void> {
      await card.getByRole('button', { name: 'Ask for permission' }).click()
      await visit.approve()
      await modal.expectView('SmartSessionCreated')
      await modal.frame.locator('[data-part="done"]').click()
      await modal.expectClosed()
    },
    /** Changes the name, which opens nothing: neither the modal nor the frame. */
    async changeUnasked(): Promise<void> {
      await page.evaluate(watchShown)
      await change.click()
      await handle.expectChanged()
      expect(await page.evaluate(endWatch)).toEqual([])
    },
    /** Changes the name, which the visitor has to approve; rejects it. */
    async expectAsked(): Promise<void> {
      await change.click()
      await frame.locator('[data-part="approval"]').waitFor()
      await modal.expectView('ApproveTransaction')
      await visit.reject()
      await modal.expectClosed()
      await card.locator('.fault').waitFor()
    },
    async openAccount(): Promise<void> {
      await demo.entry.click()
      await modal.expectView('Account')
    },
    /** From the account to where its permissions are. */
    openStrip: () => visit.enterAccountSettings(),
    /** Waits until the modal says something. */
    expectNotice: (text: string) => modal.frame.getByText(text).first().waitFor(),
  }
  // The first call makes the account a smart one, which no permission covers.
  await change.click()
  await visit.approve()
  await handle.expectChanged()
  await modal.expectClosed()
  return handle
}

describe('what a visitor lets a site do without asking', () => {
  it('[FLG-6] is granted once, used with nothing on the screen, listed, and revoked in the list', async () => {
    const visit = await openSite()
    const { modal, page } = visit
    await visit.expectAsked()
    await visit.grant()
    await visit.changeUnasked()
    await page.reload()
    expect(await visit.expectAccount()).toBe(visit.account)
    await visit.changeUnasked()

    await visit.openAccount()
    await visit.openStrip()
    await expect
      .poll(() => modal.frame.locator('[data-part="grants"]').innerText(), patience)
      .toContain('Calls left: 1')
    await modal.button('Back').click()
    await modal.expectView('Profile')
    await modal.button('Back').click()
    await modal.expectView('Account')
    await modal.frame.locator('[data-part="smart-sessions"]').click()
    const list = await modal.expectView('SmartSessionList')
    const session = list.locator('[data-part="smart-session"]')
    await expect.poll(() => session.count(), patience).toBe(1)
    expect(await session.innerText()).toContain('Call certain contracts')
    await session.locator('[data-part="revoke"]').click()
    await visit.expectNotice('Session revoked')
    await expect.poll(() => session.count(), patience).toBe(0)
    await list.getByRole('tab', { name: 'Revoked' }).click()
    await expect.poll(() => session.count(), patience).toBe(1)
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await visit.expectAsked()
  })

  it('[FLG-6] ends in the settings too, and is used up after its calls', async () => {
    const visit = await openSite()
    const { modal, page } = visit
    await visit.grant()
    for (let call = 0; call < 3; call += 1) await visit.changeUnasked()
    await visit.expectAsked()

    await visit.grant()
    await visit.changeUnasked()
    await visit.openAccount()
    await visit.openStrip()
    const strip = modal.frame.locator('[data-part="grants"]')
    await strip.locator('[data-part="end-grant"]').click()
    await visit.expectNotice('Permission ended')
    await strip.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await modal.expectClosed()
    await visit.expectAsked()
  })
})

/** Runs in the page: keeps what is shown from now on. */
function watchShown(): void {
  const page = window as { shown?: string[]; endWatch?: (() => void) | undefined }
  const shown: string[] = []
  page.shown = shown
  page.endWatch = window.latchkey?.subscribe(
    ({ modal, embedded }) => `${modal.open ? 'modal' : ''} ${embedded?.isFrameShown ? 'frame' : ''}`.trim(),
    (what) => void (what && shown.push(what)),
  )
}

/** Runs in the page: returns what was shown. */
function endWatch(): readonly string[] {
  const page = window as { shown?: string[]; endWatch?: (() => void) | undefined }
  page.endWatch?.()
  return page.shown ?? ['not watched']
}
