/** [HTTP-11] The time constants, in milliseconds. */
export const durationsMs = {
  oneSecond: 1000,
  threeSeconds: 3000,
  fiveSeconds: 5000,
  tenSeconds: 10_000,
  fourMinutes: 240_000,
} as const
