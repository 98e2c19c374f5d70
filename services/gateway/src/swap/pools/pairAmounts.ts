/** What a pair holds, seen from the token that is paid. */
export type PairReserves = { readonly reserveIn: bigint; readonly reserveOut: bigint; readonly fee: number }

const million = 1_000_000n

/** Returns what a pair gives for an amount, rounded as its router rounds; undefined if it can't. */
export function pairAmountOut(
  amount: bigint,
  { reserveIn, reserveOut, fee }: PairReserves,
): bigint | undefined {
  if (amount <= 0n || reserveIn <= 0n || reserveOut <= 0n) return undefined
  const kept = amount * (million - BigInt(fee))
  const out = (kept * reserveOut) / (reserveIn * million + kept)
  return out > 0n ? out : undefined
}

/** Returns what a pair wants for an amount, rounded as its router rounds; undefined if it has too little. */
export function pairAmountIn(
  amount: bigint,
  { reserveIn, reserveOut, fee }: PairReserves,
): bigint | undefined {
  if (amount <= 0n || reserveIn <= 0n || amount >= reserveOut) return undefined
  return (reserveIn * amount * million) / ((reserveOut - amount) * (million - BigInt(fee))) + 1n
}
