import type { Page } from 'playwright-core'

/** Opens the connected account and waits for its balance. */
export async function showAccountView(page: Page): Promise<void> {
  await page.locator('#root button').first().click()
  await page.locator('[data-view="Account"] [data-part="balance"][data-state="known"]').waitFor()
}
