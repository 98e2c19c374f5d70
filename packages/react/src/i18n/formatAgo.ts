const agoSteps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
]

/** Formats the time since `at`, such as "2 minutes ago", or "2 min. ago" where there is little room. */
export function formatAgo(locale: string, at: number, now: number, style: 'long' | 'short' = 'long'): string {
  const [unit, size] = agoSteps.find(([, ms]) => now - at >= ms) ?? (['second', 1_000] as const)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }).format(
    -Math.floor((now - at) / size),
    unit,
  )
}
