import { storagePrefix } from '@latchkey/protocol'
import { expect } from 'vitest'
import type { ViewVisit } from '../pages/viewStates'

/** Forgets what was bought, as when another tab does, so that each visit to a list finds it as long as the last one. */
export async function forgetPurchases({ page }: Pick<ViewVisit, 'page'>): Promise<void> {
  await page.evaluate((key) => {
    localStorage.removeItem(key)
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }, `${storagePrefix}onramp_purchases`)
  const left = () => page.evaluate(() => window.latchkey?.getState().onramp?.purchases.length)
  await expect.poll(left).toBe(0)
}
