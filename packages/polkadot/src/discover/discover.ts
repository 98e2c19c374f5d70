import type { DiscoverContext } from '@latchkey/core'
import type { WalletPage } from '../PolkadotOptions'
import { readExtensions } from './readExtensions'

const shortestMs = 8
const longestMs = 2000

/**
 * [DOT-1] Reports every extension on the page, now and later. Extensions fire no event when they load, so the page is
 * checked often at first, then less and less.
 */
export function discover(
  page: WalletPage | undefined = globalThis.window as WalletPage | undefined,
  context: DiscoverContext,
): () => void {
  if (!page || !context.announced) return () => undefined
  const keysSeen = new Set<string>()
  const providersSeen = new Set<unknown>()
  const start = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const look = () => {
    for (const connector of readExtensions(page, context.refused)) {
      if (isOver) return
      // The page is read again and again. Another object with the same key may be the same extension's, so the first
      // one keeps the row. The same name with another key is another program's.
      if (keysSeen.has(connector.id) || providersSeen.has(connector.provider)) continue
      keysSeen.add(connector.id)
      providersSeen.add(connector.provider)
      context.found(connector)
    }
    if (isOver) return
    const pause = Math.min(longestMs, Math.max(shortestMs, (Date.now() - start) / 4))
    timer = setTimeout(look, pause)
  }
  look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
