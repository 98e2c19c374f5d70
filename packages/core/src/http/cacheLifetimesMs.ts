/** [HTTP-5] How long an answer stays fresh, in milliseconds. */
export const cacheLifetimesMs = {
  portfolio: 30_000,
  nativeBalance: 30_000,
  names: 300_000,
  identity: 300_000,
} as const
