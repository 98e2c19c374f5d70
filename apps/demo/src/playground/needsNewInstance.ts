import type { PageSettings } from '../settings/PageSettings'

const rebuilding = [
  ...(['networks', 'features', 'embed', 'legal', 'debug', 'exclude', 'pairing', 'explain'] as const),
  ...(['siwx', 'sessions', 'onAccountChange', 'onNetworkChange'] as const),
]

/** Whether a change needs a new instance. */
export function needsNewInstance(before: PageSettings, after: PageSettings): boolean {
  return (
    rebuilding.some((name) => before[name] !== after[name]) ||
    // A theme variable can be changed but not removed.
    (before.accent !== null && after.accent === null) ||
    // An announced wallet can't be taken back.
    (before.wallets !== null && after.wallets === null)
  )
}
