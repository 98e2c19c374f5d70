/** Returns the day of a time in milliseconds, in days since 1970. Budgets start again at midnight UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / 86_400_000)
}
