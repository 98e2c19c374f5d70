import type { GrantTerms } from './GrantTerms'

/** One call of a request. */
export type GrantedCall = {
  readonly to?: string | undefined
  readonly value?: bigint | undefined
  readonly data?: string | undefined
}

/** What a request uses of something limited. */
export type Use = {
  readonly item: string
  /** The number of the period. */
  readonly span: number
  readonly amount: bigint
  readonly most: bigint
}

/**
 * Lists what calls use of a permission, or nothing if it doesn't cover each of them. `fee` is the most that the account
 * pays for them, `now` is in ms.
 */
export function listUses(
  terms: GrantTerms,
  calls: readonly GrantedCall[],
  fee: bigint,
  now: number,
): readonly Use[] | undefined {
  const { native, count, rates, fees, expiry } = terms
  const seconds = Math.floor(now / 1_000)
  if (calls.length === 0 || seconds >= expiry) return undefined
  if (!calls.every((call) => isCovered(terms, call))) return undefined
  const paid = calls.reduce((sum, { value = 0n }) => sum + value, 0n)
  if (native && seconds < native.start && paid > 0n) return undefined
  const each = BigInt(calls.length)
  return [
    { item: 'count', span: 0, amount: each, most: BigInt(count) },
    ...rates.map((rate, place) => ({
      item: `rate ${place}`,
      span: Math.floor(seconds / rate.interval),
      amount: each,
      most: BigInt(rate.count),
    })),
    { item: 'fees', span: 0, amount: fee, most: BigInt(fees) },
    ...(native
      ? [
          {
            item: 'native',
            span: Math.floor((seconds - native.start) / native.period),
            amount: paid,
            most: BigInt(native.amount),
          },
        ]
      : []),
  ]
}

function isCovered({ calls }: GrantTerms, { to, value = 0n, data = '0x' }: GrantedCall): boolean {
  const [contract, selector] = [to?.toLowerCase(), data.slice(0, 10).toLowerCase()]
  return calls.some((one) => one.to === contract && one.selector === selector && value <= BigInt(one.most))
}
