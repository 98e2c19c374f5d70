const form =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** The moment of a date and time of RFC 3339 in milliseconds; NaN where it is none, like the 30th of February. */
export function parseDateTime(value: unknown): number {
  const [, year, month, day] = (typeof value === 'string' && form.exec(value)) || []
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)))
  // A year below 100 would be read as one of the last century.
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay ? Date.parse(`${value}`) : Number.NaN
}
