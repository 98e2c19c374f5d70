/** Returns the least of an expected amount that slippage allows, in hundredths of a percent. */
export function leastOf(amount: bigint, slippageBps: number): bigint {
  return (amount * BigInt(10_000 - slippageBps)) / 10_000n
}
