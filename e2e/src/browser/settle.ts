import type { Page } from 'playwright-core'

/**
 * Waits until a page has come to rest: its loading is done, animations that end have ended, two frames were drawn and
 * there is nothing left to run. What has not happened by then does not follow from what was done before.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const roots = [document, document.querySelector('latchkey-modal')?.shadowRoot]
    const moving = roots
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(moving.map(({ finished }) => finished))
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
