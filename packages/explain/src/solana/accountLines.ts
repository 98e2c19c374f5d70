import type { Line, Token } from '../Explanation'
import { allowLine } from './readInstruction'
import { type Accounts, readTokenAccount, type TokenAccount } from './SolanaAccount'

/** The accounts of a transaction from before and after it. */
export type AccountDiff = {
  readonly account: string
  /** What the account pays the network; 0 if somebody else does. */
  readonly fee: bigint
  readonly before: Accounts
  readonly after: Accounts
}

/** Coins that an account of this length needs to stay. */
const rentOf = (length: number) => BigInt(128 + length) * 6_960n

/** Says what a transaction changed for an account. A transaction can change nothing but the accounts it names. */
export function accountLines(diff: AccountDiff): readonly Line[] {
  const keys = [...new Set([...diff.before.keys(), ...diff.after.keys()])]
  const pairs = keys.map((at) => ({
    at,
    had: readTokenAccount(diff.before.get(at)),
    has: readTokenAccount(diff.after.get(at)),
  }))
  const rent = rentLines(diff, pairs)
  return [
    ...coinLines(diff, rent),
    ...tokenLines(diff, pairs),
    ...rent,
    ...pairs.flatMap((one) => rightLines(diff, one)),
  ]
}

type Pair = {
  readonly at: string
  readonly had: TokenAccount | undefined
  readonly has: TokenAccount | undefined
}
type Rent = Extract<Line, { kind: 'rent' }>

function spentCoins({ account, fee, before, after }: AccountDiff): bigint {
  const spent = (before.get(account)?.lamports ?? 0n) - (after.get(account)?.lamports ?? 0n)
  const sum = (all: Accounts) => [...all.values()].reduce((total, { lamports }) => total + lamports, 0n)
  // Some nodes take no fee in a simulation: then no coins leave the accounts of the transaction.
  return sum(before) - sum(after) >= fee ? spent - fee : spent
}

/** New token accounts that this account pays for. What they hold above the rent isn't rent. */
function rentLines(diff: AccountDiff, pairs: readonly Pair[]): readonly Rent[] {
  let left = spentCoins(diff)
  return pairs.flatMap(({ at, has }): readonly Rent[] => {
    const made = diff.before.has(at) ? undefined : diff.after.get(at)
    const amount = made ? rentOf(made.data.length) : 0n
    if (!has || !made || amount > left || amount > made.lamports) return []
    left -= amount
    return [{ kind: 'rent', amount, at, owner: has.holder }]
  })
}

function coinLines(diff: AccountDiff, rent: readonly Rent[]): readonly Line[] {
  const { account, before, after } = diff
  const token: Token = { kind: 'native' }
  const amount = rent.reduce((left, one) => left - one.amount, spentCoins(diff))
  if (amount < 0n) return [{ kind: 'receive', token, amount: -amount, confirmed: true }]
  const [to, ...others] = [...after].flatMap(([at, { lamports }]) => {
    const isRent = rent.some((one) => one.at === at && one.amount === lamports)
    return at !== account && !isRent && lamports > (before.get(at)?.lamports ?? 0n) ? [at] : []
  })
  return amount > 0n ? [{ kind: 'send', token, amount, to: others.length > 0 ? undefined : to }] : []
}

function tokenLines({ account }: AccountDiff, pairs: readonly Pair[]): readonly Line[] {
  const mints = new Set(pairs.flatMap(({ had, has }) => [had, has].flatMap((one) => (one ? [one.mint] : []))))
  return [...mints].flatMap((mint): readonly Line[] => {
    const amountOf = (one: TokenAccount | undefined, holder: string) =>
      one?.mint === mint && one.holder === holder ? one.amount : 0n
    const gainOf = (holder: string) =>
      pairs.reduce((sum, { had, has }) => sum + amountOf(has, holder) - amountOf(had, holder), 0n)
    const token: Token = { kind: 'fungible', address: mint }
    const gain = gainOf(account)
    if (gain > 0n) return [{ kind: 'receive', token, amount: gain, confirmed: true }]
    if (gain === 0n) return []
    const holders = new Set(pairs.flatMap(({ has }) => (has && has.holder !== account ? [has.holder] : [])))
    const gains = [...holders]
      .map((holder) => [holder, gainOf(holder)] as const)
      .filter(([, more]) => more > 0n)
    const arrives = gains.reduce((sum, [, more]) => sum + more, 0n)
    return [
      {
        kind: 'send',
        token,
        amount: -gain,
        to: gains.length === 1 ? gains[0]?.[0] : undefined,
        arrives: arrives > 0n && arrives < -gain ? arrives : undefined,
      },
    ]
  })
}

/** What others may do with an account from then on, and whose it is. */
function rightLines(diff: AccountDiff, { at, had, has }: Pair): readonly Line[] {
  const { account, before, after } = diff
  if (at === account) {
    const to = after.get(at)?.owner
    const isMoved = to !== undefined && before.has(at) && before.get(at)?.owner !== to
    return isMoved ? [{ kind: 'change', what: 'owner', at, to }] : []
  }
  if (!has) {
    // Its coins came to this account if that has so much more now.
    const isBack = -spentCoins(diff) >= (before.get(at)?.lamports ?? 0n)
    return had?.holder === account
      ? [{ kind: 'change', what: 'closed', at, to: isBack ? account : undefined }]
      : []
  }
  if (has.holder !== account)
    return had?.holder === account ? [{ kind: 'change', what: 'owner', at, to: has.holder }] : []
  const token: Token = { kind: 'fungible', address: has.mint }
  const lines: Line[] = []
  const isSame = has.delegate === had?.delegate
  if (has.delegate !== undefined && (!isSame || has.delegated > (had?.delegated ?? 0n)))
    lines.push(allowLine(token, has.delegate, has.delegated))
  if (!isSame && had?.delegate !== undefined) lines.push({ kind: 'revoke', token, spender: had.delegate })
  if (has.closer !== undefined && has.closer !== had?.closer && has.closer !== account)
    lines.push({ kind: 'change', what: 'admin', at, to: has.closer })
  return lines
}
