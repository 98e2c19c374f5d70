import type { FrameLocator } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Approves what the panel shows, and returns its text. */
export async function approveShown(inside: FrameLocator): Promise<string> {
  const panel = inside.locator('[data-part="approval"]')
  await vi.waitFor(
    async () => {
      await inside.locator('[data-part="scroll-area"]').evaluate((area) => area.scrollTo(0, 1_000_000))
      expect(await panel.getAttribute('data-state')).toBe('ready')
    },
    { timeout: 60_000, interval: 100 },
  )
  const text = await panel.innerText()
  await inside.locator('[data-part="approve"]').click()
  return text
}
