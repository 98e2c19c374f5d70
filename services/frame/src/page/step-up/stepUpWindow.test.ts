import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SmartSites, startSmartSites } from '../../testing/startSmartSites'
import { poll } from '../approve/testing/poll'
import { addAuthenticator } from '../testing/addAuthenticator'
import { openVisitor, sent } from './testing/openVisitor'

let smart: SmartSites
beforeAll(async () => {
  smart = await startSmartSites()
}, 180_000)
afterAll(() => smart?.stop())

const asks = 'You’ll be asked for your passkey, because of the limit you set.'

describe('a limit, where the visitor approves in a window', () => {
  it('[FRM-12] asks for a passkey in the window above it, and signs nothing without', async () => {
    const visitor = await openVisitor(smart, 'wanda@example.com')
    const { site, inside, authenticator, address, pay } = visitor
    await visitor.addPasskey()
    await visitor.setLimit('100')
    // From now on a browser that can't tell what covers the frame.
    await site.frame().evaluate(() => {
      delete (IntersectionObserverEntry.prototype as { isVisible?: boolean }).isVisible
    })
    let touches = 0
    site.page.context().on('request', (request) => {
      if (request.url().endsWith('/v1/step-up')) touches += 1
    })
    const openWindow = async () => {
      const opening = site.page.context().waitForEvent('page')
      await inside.locator('[data-part="open-window"]').click()
      const page = await opening
      const button = page.locator('[data-part="approve"]')
      await page.locator('[data-part="approval"]').waitFor()
      return {
        page,
        note: page.locator('[data-part="step-up"]'),
        async approve() {
          await poll(() => button.isEnabled()).toBe(true)
          await button.click()
        },
      }
    }

    // 30 dollars.
    const small = pay('0.01')
    const first = await openWindow()
    expect(await first.note.count()).toBe(0)
    await first.approve()
    expect(await small).toMatchObject(sent)
    expect(touches).toBe(0)

    // 150 dollars.
    const count = () => smart.chain.client.getTransactionCount({ address })
    const before = await count()
    const large = pay('0.05')
    const second = await openWindow()
    expect(await second.note.innerText()).toBe(asks)
    const own = await addAuthenticator(second.page)
    await second.approve()
    await second.page.getByText('No passkey confirmed this. Try again.').waitFor()
    expect([touches, await count()]).toEqual([0, before])
    await authenticator.copyTo(own)
    await second.approve()
    expect(await large).toMatchObject(sent)
    expect(touches).toBe(1)
  })
})
