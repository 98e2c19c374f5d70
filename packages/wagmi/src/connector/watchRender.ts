import type { Host } from '@latchkey/core'

/** When a page that doesn't let wagmi reconnect has rendered, too. */
const renderLimitMs = 1_000
/** Something on the page, such as an animation, may never let it rest. */
const idleLimitMs = 1_000
/** Safari doesn't tell when a page is idle. */
const restMs = 50

/** The first render of a page: when it has begun, and when it is done. */
export type FirstRender = { begin(): void; readonly done: Promise<void> }

/**
 * Watches the first render of a page, which has to show what its server did. wagmi reconnects while React renders, and
 * React may take many tasks, as it does for Next. The page is idle only after the last of them.
 */
export function watchRender(host: Host): FirstRender {
  if (!host.isBrowser) return { begin: () => undefined, done: Promise.resolve() }
  let finish: () => void = () => undefined
  let hasBegun = false
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  host.setTimer(finish, renderLimitMs)
  return {
    begin() {
      if (hasBegun) return
      hasBegun = true
      if (typeof requestIdleCallback === 'function') requestIdleCallback(finish, { timeout: idleLimitMs })
      else setTimeout(finish, restMs)
    },
    done,
  }
}
