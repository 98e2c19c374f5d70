import type { GrantTerms } from './GrantTerms'

/** The most coins that a permission can pay from now until it ends. `now` is in ms. */
export function mostPaid({ calls, count, native, expiry }: GrantTerms, now: number): bigint {
  const dearest = calls.reduce((most, call) => (BigInt(call.most) > most ? BigInt(call.most) : most), 0n)
  const byCalls = dearest * BigInt(count)
  if (!native) return byCalls
  const periodOf = (seconds: number) => Math.floor((seconds - native.start) / native.period)
  const first = periodOf(Math.max(now / 1_000, native.start))
  const byPeriods = BigInt(native.amount) * BigInt(Math.max(0, periodOf(expiry - 1) - first + 1))
  return byPeriods < byCalls ? byPeriods : byCalls
}
