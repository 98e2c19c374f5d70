import type { AssetTools } from '../account/AssetTools'

const weekMs = 7 * 86_400_000

type Clock = Pick<AssetTools, 'formatAgo'> & { readonly locale: string; readonly now: number }

/** When something happened: how long ago within a week, else the day. */
export function formatDay({ locale, now, formatAgo }: Clock, at: number): string {
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
