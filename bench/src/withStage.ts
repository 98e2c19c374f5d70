import { type AnvilNode, startAnvil } from '@latchkey/testing/node'
import type { Browser } from 'playwright-core'
import { launchChromium } from './launchChromium'

/** What a measurement needs besides the sites. */
export type Stage = { readonly browser: Browser; readonly node: AnvilNode }

/** Starts Chromium and a real chain for a piece of work, and ends both whatever comes of it. */
export async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const node = await startAnvil({ seed: false })
  try {
    const browser = await launchChromium()
    try {
      return await work({ browser, node })
    } finally {
      await browser.close()
    }
  } finally {
    await node.stop()
  }
}
