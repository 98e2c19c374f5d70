import type { PageSettings } from '../settings/PageSettings'

const rebuilding = [
  ...(['networks', 'features', 'embed', 'legal', 'debug', 'exclude', 'pairing'] as const),
  ...(['siwx', 'sessions', 'onAccountChange', 'onNetworkChange'] as const),
]

/** Whether a change can't be applied to a living instance. */
export function needsNewInstance(before: PageSettings, after: PageSettings): boolean {
  return (
    rebuilding.some((name) => before[name] !== after[name]) ||
    // A theme variable can be changed but not taken back.
    (before.accent !== null && after.accent === null) ||
    // What the late wallet or the other one had said can't be unsaid.
    (before.wallets !== null && after.wallets === null)
  )
}
