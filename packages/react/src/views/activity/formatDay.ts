import { formatAgo } from '../../i18n/formatAgo'

const weekMs = 7 * 86_400_000

type Clock = { readonly locale: string; readonly now: number }

/** Formats a time: relative within a week, else the day. */
export function formatDay({ locale, now }: Clock, at: number): string {
  if (now - at < weekMs) return formatAgo(locale, Math.min(at, now), now, 'short')
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short' }).format(at)
}

/** Formats a month heading, with the year unless it's the current one. */
export function formatMonth(locale: string, year: number, month: number, now: number): string {
  const isThisYear = new Date(now).getFullYear() === year
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return format.format(new Date(year, month, 1))
}
