const firstMs = 500
const longestMs = 30_000

/** How long to wait before the next round: doubles each time, with up to 50 % jitter. */
export function backoffMs(failedRounds: number, random: number): number {
  const full = Math.min(longestMs, firstMs * 2 ** Math.min(failedRounds, 10))
  return Math.round(full * (0.5 + random / 2))
}
