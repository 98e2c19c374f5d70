const minuteMs = 60_000
const units = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const

/** Formats the remaining time, such as "in 3 days". */
export function untilWords(expiry: number, now: number): string {
  const minutes = Math.max(0, (expiry * 1000 - now) / minuteMs)
  const [unit, size] = units.find(([, length]) => minutes >= length) ?? ['minute', 1]
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(
    Math.max(1, Math.round(minutes / size)),
    unit,
  )
}
