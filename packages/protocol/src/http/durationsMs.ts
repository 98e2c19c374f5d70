/** [HTTP-11] The time constants, in milliseconds. */
export const durationsMs = {
  oneSecond: 1000,
  threeSeconds: 3000,
  fiveSeconds: 5000,
  tenSeconds: 10_000,
  fourMinutes: 240_000,
} as const

/** [HTTP-11] The heartbeat interval in milliseconds. */
export const heartbeatMs = 5000

/** [HTTP-11] Units of time in seconds. */
export const timeUnits = { minute: 60, hour: 3600, day: 86_400, year: 31_536_000 } as const
