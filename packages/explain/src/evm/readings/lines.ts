import type { Line, Token } from '../../Explanation'

/** Nobody has this much of a token: allowing it means everything, now and later. */
export const everything = 1n << 255n
/** Permit2 keeps amounts in 160 bits; the largest never goes down. */
const unlimitedInPermit2 = (1n << 160n) - 1n

/** A fungible token by its contract. */
export function fungible(address: string): Token {
  return { kind: 'fungible', address }
}

/** An amount of an allowance, or that it has no limit. `supply` is all there is of the token. */
export function allowed(amount: bigint, { isPermit2 = false, supply = 0n } = {}): bigint | 'unlimited' {
  const isUnlimited =
    amount >= (isPermit2 ? unlimitedInPermit2 : everything) || (supply > 0n && amount >= supply)
  return isUnlimited ? 'unlimited' : amount
}

/** A line for an allowance; no amount is left means it's taken back. */
export function allowLine(
  token: Token,
  spender: string,
  amount: bigint,
  { until, ...options }: { until?: bigint | undefined; isPermit2?: boolean; supply?: bigint } = {},
): Line {
  if (amount === 0n) return { kind: 'revoke', token, spender }
  return { kind: 'allow', token, spender, amount: allowed(amount, options), ...deadline(until) }
}

/** A line for the right to move every item of a collection. */
export function allowAllLine(address: string, spender: string, isAllowed: boolean): Line {
  return { kind: isAllowed ? 'allow-all' : 'revoke', token: { kind: 'collection', address }, spender }
}

/** A time limit. Later than the end of the calendar means never, which is left out. */
export function deadline(until: bigint | undefined): { readonly until?: number } {
  return until === undefined || until > 8_640_000_000_000n || until < 0n ? {} : { until: Number(until) }
}
