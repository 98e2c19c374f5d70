import { formatAgo } from '../../i18n/formatAgo'

const weekMs = 7 * 86_400_000

/** When something happened: how long ago within a week, else the day. */
export function formatDay(locale: string, at: number, now: number): string {
  if (now - at < weekMs) return formatAgo(locale, Math.min(at, now), now)
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short' }).format(at)
}

/** The heading of a month; the year is told unless it is this one. */
export function formatMonth(locale: string, year: number, month: number, now: number): string {
  const isThisYear = new Date(now).getFullYear() === year
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return format.format(new Date(year, month, 1))
}
