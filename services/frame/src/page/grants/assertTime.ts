import { permissionRefused } from '@latchkey/protocol'

/** How long a permission lasts at most. */
const longestSeconds = 86_400

/** Checks that a permission ends, and within a day. `expiry` is in seconds, `now` in ms. @throws permissionRefused */
export function assertTime(expiry: number, now: number): void {
  const left = expiry - now / 1_000
  if (left <= 0 || left > longestSeconds) throw permissionRefused({ reason: 'expiry' })
}
