import type { Page } from 'playwright-core'

/**
 * Waits until a page has settled: loading is done, finite animations have ended, two frames were drawn and nothing is
 * left
 * to run. What hasn't happened by then doesn't follow from what was done before.
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
