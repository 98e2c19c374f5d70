const form =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Parses an RFC 3339 date and time to milliseconds; NaN if invalid, like February 30. */
export function parseDateTime(value: unknown): number {
  const [, year, month, day] = (typeof value === 'string' && form.exec(value)) || []
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  // `Date.UTC` would read a year below 100 as 19xx.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay ? Date.parse(`${value}`) : Number.NaN
}
