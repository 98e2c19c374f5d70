import type { ChainAdapter, Host, Options, ViewData } from '@latchkey/core'
import { createScriptedPairing } from './createScriptedPairing'
import { createMemory, createTestInstance } from './createTestInstance'
import { openView, poll } from './openView'

/** A wallet with every way to reach it. */
export const fox = {
  id: 'fox',
  name: 'Fox',
  rdns: 'test.fox',
  mobile_link: 'fox://',
  link_mode: 'https://fox.example/app',
  webapp_link: 'https://web.fox.example',
  desktop_link: 'foxdesk://',
  homepage: 'https://fox.example/',
  app_store: 'https://apps.apple.com/fox',
}

/** A host with a manual clock. Due timers run when it moves. */
function createClock() {
  let now = 1_700_000_000_000
  const timers = new Set<{ at: number; run: () => void }>()
  const parts: Pick<Host, 'now' | 'setTimer'> = {
    now: () => now,
    setTimer(run, ms) {
      const timer = { at: now + ms, run }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
  }
  return {
    parts,
    advance(ms: number) {
      const end = now + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.run()
      }
      now = end
    },
  }
}

/** Opens a site where a visitor pairs, with everything a test controls. */
export async function pairWith(
  adapter: ChainAdapter,
  data: ViewData['ConnectingWalletConnect'],
  given: { options?: Partial<Options>; isMobile?: boolean } = {},
) {
  const pairing = createScriptedPairing()
  const clock = createClock()
  const items = new Map<string, string>()
  const latchkey = createTestInstance(
    [adapter],
    { pairing: pairing.port, customWallets: [fox], ...given.options },
    { isMobile: given.isMobile ?? false, storage: createMemory(items), ...clock.parts },
  )
  const events: { event: string; properties: unknown }[] = []
  latchkey.subscribeEvents(({ event, properties }) => events.push({ event, properties }))
  await openView(latchkey, { view: 'ConnectingWalletConnect', data })
  return {
    latchkey,
    pairing,
    clock,
    items,
    events,
    asked: () => poll(() => pairing.asked.length).toBeGreaterThan(0),
  }
}
