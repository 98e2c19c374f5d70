import type { Frame, Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** The frame's own document in a page, once it's there. */
export async function frameIn(page: Page): Promise<Frame> {
  const { frameUrl } = inject('stack').embedded
  const find = () => page.frames().find((frame) => frame.url().startsWith(frameUrl))
  await expect.poll(find).toBeTruthy()
  return find() as Frame
}
