import type { Browser } from 'playwright-core'
import { launchChromium } from './launchChromium'
import { type BenchNode, startNode } from './startNode'

/** What a measurement needs besides the sites. */
export type Stage = { readonly browser: Browser; readonly node: BenchNode }

/** Starts Chromium and a node, and stops both afterwards. */
export async function withStage<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
  const node = await startNode()
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
