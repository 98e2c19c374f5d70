import { testAccounts } from '@latchkey/testing'
import { getSeedContracts } from '@latchkey/testing/node'
import { describe, expect, it } from 'vitest'
import { findCutText } from '../browser/findCutText'
import { settle } from '../browser/settle'
import { useBrowser } from '../browser/useBrowser'
import { sample } from '../sample'
import { openSend } from './openSend'

const browser = useBrowser()
const { dollar } = getSeedContracts()
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1024, height: 768 } }
/** The longest words first. */
const locales = ['de', 'ar', 'fr', 'es', 'ja', 'zh', 'en'] as const
const cases = sample(
  [phone, desktop].flatMap((context) =>
    locales.map((locale) => ({ locale, context, place: context === phone ? 'a phone' : 'a desktop' })),
  ),
  1,
)

describe('sending in every language', () => {
  it.each(cases)('[SND-5] cuts off no text in $locale on $place', async ({ locale, context }) => {
    const visit = await openSend(await browser(), { isEndowed: true, query: `locale=${locale}`, context })
    const { form, modal, page, wallet } = visit
    const look = async (state: string) => {
      await settle(page)
      expect(await findCutText(modal.frame), state).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(context.viewport.width)
    }
    await form.open()
    await look('empty form')
    await form.part('receiver-input').fill(dollar)
    await form.part('receiver-fault').waitFor()
    await look('refused receiver')
    await form.part('choose-token').click()
    await form.part('token-row').first().waitFor()
    await look('tokens')
    await modal.frame.locator('[data-part="token-row"][data-token="ETH"]').click()
    await form.part('receiver-input').fill(testAccounts[5].address)
    await form.part('amount-input').fill('10')
    await form.part('fee-shortage').waitFor()
    await look('fee missing')
    await form.part('amount-input').fill('0.123456789012345678')
    await form.preview()
    await look('preview')
    await wallet.reject({ method: 'eth_sendTransaction' })
    await form.part('send').click()
    await form.part('send-fault').waitFor()
    await look('declined')
    await wallet.approve()
    await form.send()
  })
})
