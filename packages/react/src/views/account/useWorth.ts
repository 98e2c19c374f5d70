import { fetchWorth } from '@latchkey/core'
import { useEffect, useState } from 'react'
import type { AssetTexts } from '../../i18n/assets/en'
import { formatValue } from './formatValue'
import { useActiveAccount } from './useActiveAccount'

/** Describes the change between two values: in percent, or as an amount if the first was zero. */
function describeChange(locale: string, first: number, last: number) {
  const signDisplay = 'exceptZero'
  const format = { style: 'percent', maximumFractionDigits: 1, signDisplay } as const
  const share = (last - first) / first
  const text = Number.isFinite(share)
    ? new Intl.NumberFormat(locale, format).format(share)
    : (formatValue(locale, last - first, signDisplay) ?? '')
  // A change too small to show counts as none.
  const sign = Number.isFinite(share) ? Math.round(share * 1_000) : last - first
  if (sign === 0) return { text, state: 'same', mark: '' } as const
  return sign > 0
    ? ({ text, state: 'up', mark: '▲' } as const)
    : ({ text, state: 'down', mark: '▼' } as const)
}

/** Returns the account's value by day, to draw and read. Null if unknown or always zero. */
export function useWorth({ t, locale }: AssetTexts, isWanted: boolean) {
  const { latchkey, caipAddress, details } = useActiveAccount()
  const [reading, setReading] = useState<number | null>(null)
  useEffect(() => {
    if (isWanted && caipAddress) void fetchWorth(latchkey)
  }, [latchkey, isWanted, caipAddress])
  const points = details.worth?.points ?? []
  const [first, last] = [points[0], points.at(-1)]
  if (!isWanted || !first || !last || points.length < 2 || points.every(({ value }) => value === 0))
    return null
  const period = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  const days = period.format(points.length)
  const trend = describeChange(locale, first.value, last.value)
  const amount = (value: number) => formatValue(locale, value) ?? ''
  // The gateway counts days in UTC.
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const read = (index: number) => {
    const point = points[index] ?? last
    return { day: day.format(Date.parse(point.day)), value: amount(point.value) }
  }
  return {
    values: points.map(({ value }) => value),
    label: t('account.worth', {
      period: days,
      first: amount(first.value),
      last: amount(last.value),
      change: trend.text,
    }),
    valueText: (index: number) => `${read(index).day}: ${read(index).value}`,
    /** The trend of the whole period, hidden while reading a single day. */
    trend: reading === null ? trend : null,
    onRead: setReading,
    /** The day being read, in place of now. */
    reading: reading === null ? null : read(reading),
  }
}
