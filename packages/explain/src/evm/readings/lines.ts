import type { Line, Token } from '../../Explanation'

/** The largest amount in Permit2. Nobody has this much of a token: allowing it means all, now and later. */
export const everything = (1n << 160n) - 1n

/** The last second of the calendar; later means never. */
const endOfTime = 8_640_000_000_000n

/** Whether two addresses are the same, whatever their case. */
export function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** A fungible token by its contract. */
export function fungible(address: string): Token {
  return { kind: 'fungible', address }
}

/** One item of a collection. */
export function item(address: string, id: bigint): Token {
  return { kind: 'item', address, id }
}

/** A time limit; undefined if there is none. */
export function timeLimit(until: unknown): number | undefined {
  return typeof until === 'bigint' && until <= endOfTime ? Number(until) : undefined
}

/** A line for an allowance; an amount of 0 takes it back. `supply` is all there is of the token. */
export function allowLine(token: Token, spender: string, amount: bigint, until?: unknown, supply = 0n): Line {
  if (amount === 0n) return { kind: 'revoke', token, spender }
  const isUnlimited = amount >= everything || (supply > 0n && amount >= supply)
  return {
    kind: 'allow',
    token,
    spender,
    amount: isUnlimited ? 'unlimited' : amount,
    until: timeLimit(until),
  }
}

/** A line for the right to move every item of a collection. */
export function allowAllLine(address: string, spender: string, isAllowed: boolean): Line {
  return { kind: isAllowed ? 'allow-all' : 'revoke', token: { kind: 'collection', address }, spender }
}

/** A line for a move from or to the account; none if it's neither. */
export function moveLines(
  token: Token,
  amount: bigint,
  from: string,
  to: string,
  account: string,
): readonly Line[] {
  if (isSame(from, to)) return []
  if (isSame(from, account)) return [{ kind: 'send', token, amount, to }]
  return isSame(to, account) ? [{ kind: 'receive', token, amount, confirmed: token.kind === 'native' }] : []
}
