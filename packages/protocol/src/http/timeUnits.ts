/** [HTTP-11] Units of time in seconds. */
export const timeUnits = { minute: 60, hour: 3600, day: 86_400, year: 31_536_000 } as const
