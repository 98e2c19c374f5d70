import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { partitionedArg } from '../../../scripts/chromiumArgs'
import { launchBrowser } from './launchBrowser'

/**
 * Provides a Chromium whose frames have their own process, and their own storage on each site, as visitors have it. Call
 * it at the top of the file.
 */
export function usePartitions(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchBrowser([partitionedArg, '--site-per-process'])
  })
  afterAll(() => browser?.close())
  return () => browser
}
