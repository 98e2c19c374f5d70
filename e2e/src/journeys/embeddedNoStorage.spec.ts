import { describe, expect, inject, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

/** Denies the frame all storage, as browsers do that block data of other sites. */
const deny = (origin: string) => `if (location.origin === ${JSON.stringify(origin)})
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, {
      get() { throw new DOMException('The operation is insecure.', 'SecurityError') },
    })`

describe('a visitor whose browser denies the frame its storage', () => {
  it('[FRM-3] [FRM-17] signs in and signs from memory, and reads that it isn’t remembered', async () => {
    const { page, demo, modal, approve, expectAccount, address, mailbox, ...visit } = await openEmbedded(
      browser(),
      0,
      {
        prepare: (context) => context.addInitScript({ content: deny(inject('stack').embedded.frameUrl) }),
      },
    )
    await visit.submitEmail(address)
    const view = await modal.expectView('EmailVerifyOtp')
    await view.getByText('Your browser doesn’t let this wallet be remembered.').waitFor()
    await visit.typeCode(await mailbox.code())
    await expectAccount()
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await approve()
    await page.getByText('Verified: signed by your account.').waitFor()

    await demo.entry.click()
    const settings = await visit.enterAccountSettings()
    await settings.getByText('Your browser doesn’t let this wallet be remembered.').waitFor()

    // As it was told: the page doesn't claim an account that nothing can open.
    await page.reload()
    await demo.entry.waitFor()
    await expect.poll(() => demo.status()).toBe('disconnected')
    await demo.entry.click()
    await modal.expectView('Connect')
  })
})
