import type { Frame, FrameLocator, Page } from 'playwright-core'
import type { FrameLook } from '../../views/FrameLook'
import { openFrame } from './openFrame'
import type { Origins } from './startOrigins'

/** A panel of the frame that isn't a question. */
export type Panel = {
  readonly page: Page
  readonly inside: FrameLocator
  frame(): Frame
  /** What the frame told the site; undefined while it's open. */
  answer(): Promise<string | undefined>
}

/** Opens a site and lets its frame draw something. */
export async function openPanel(
  origins: Origins,
  message: { readonly type: string; readonly look?: FrameLook; readonly [name: string]: unknown },
  part: string,
): Promise<Panel> {
  const { page, inside, frame, post, answer } = await openFrame(origins, {})
  await post(message)
  await inside.locator(`[data-part="${part}"]`).waitFor()
  return { page, inside, frame, answer: () => answer(message.type) }
}
