import { socialProviders } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { openEmbedded } from '../browser/openEmbedded'
import { usePartitions } from '../browser/usePartitions'

const browser = usePartitions()

const names = {
  google: 'Google',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
  discord: 'Discord',
} as const

describe('a visitor with an account at a provider', () => {
  it.each(socialProviders)('[FRM-6] signs in with %s, and again on another site', async (provider) => {
    const person = `ada-${crypto.randomUUID().slice(0, 8)}`
    const accounts: string[] = []
    for (const site of [0, 1] as const) {
      const { context, modal, demo, expectAccount } = await openEmbedded(browser(), site)
      await demo.entry.click()
      await modal.expectView('Connect')
      if (provider === 'apple' || provider === 'facebook') {
        await modal.frame.locator('[data-part="more-socials"]').click()
        await modal.expectView('ConnectSocials')
      }
      const opening = context.waitForEvent('page')
      await modal.frame.getByRole('button', { name: new RegExp(`\\b${names[provider]}$`) }).click()
      const window = await opening
      await window.getByLabel('Name').fill(person)
      await window.getByLabel('Email', { exact: true }).fill(`${person}@example.com`)
      await window.locator('[data-person="other"]').click()
      accounts.push(await expectAccount())
      await modal.expectClosed()
    }
    expect(accounts[0]).toBe(accounts[1])
  })
})
