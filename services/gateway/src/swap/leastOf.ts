/** Returns the least of an expected amount that slippage allows, in hundredths of a percent. Rounds up. */
export function leastOf(amount: bigint, slippageBps: number): bigint {
  const kept = amount * BigInt(10_000 - slippageBps)
  return (kept + 9_999n) / 10_000n
}
