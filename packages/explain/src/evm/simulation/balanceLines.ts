import { isSameAddress } from '@latchkey/protocol'
import type { Line, Token, Warning } from '../../Explanation'
import { allowLine } from '../readings/lines'
import { type Answers, numberIn, permit2, read } from './reads'

/** Answers from before and after the calls. */
export type Sight = { readonly account: string; readonly before: Answers; readonly after: Answers }

/** A token as a key of a map. */
export function tokenKey(token: Token): string {
  if (token.kind === 'native') return token.kind
  return `${token.kind}:${token.address.toLowerCase()}:${token.kind === 'item' ? token.id : ''}`
}

/** How much more of a token the account has afterwards; undefined if the contract doesn't say. */
function gain(token: Token, { account, before, after }: Sight): bigint | undefined {
  if (token.kind === 'native' || token.kind === 'collection') return undefined
  const amountIn = (answers: Answers) => {
    if (token.kind === 'fungible') return numberIn(answers(read.balance(token.address, account)))
    const owner = answers(read.itemOwner(token.address, token.id))
    if (owner !== undefined) return isSameAddress('eip155', `0x${owner.slice(26, 66)}`, account) ? 1n : 0n
    return numberIn(answers(read.itemBalance(token.address, account, token.id)))
  }
  const [had, has] = [amountIn(before), amountIn(after)]
  // An item that didn't exist before has no owner then.
  if (has !== undefined && had === undefined && token.kind === 'item') return has
  return had === undefined || has === undefined ? undefined : has - had
}

/**
 * Turns the moves that logs and calldata tell of into what the balances say. Tokens in `watched` are looked at even if
 * nothing tells of them.
 */
export function balanceLines(
  claimed: readonly Line[],
  watched: readonly Token[],
  sight: Sight,
): { readonly lines: readonly Line[]; readonly warnings: readonly Warning[] } {
  const lines: Line[] = []
  const warnings: Warning[] = []
  const moves = claimed.filter((line) => line.kind === 'send' || line.kind === 'receive')
  const tokens = new Map(
    [...moves.map(({ token }) => token), ...watched].map((token) => [tokenKey(token), token]),
  )
  for (const [key, token] of tokens) {
    const own = moves.filter((line) => tokenKey(line.token) === key)
    const said = own.reduce((sum, { kind, amount }) => sum + (kind === 'send' ? -amount : amount), 0n)
    const seen = gain(token, sight)
    const change = seen ?? said
    const address = token.kind === 'native' ? {} : { address: token.address }
    if (change < 0n) {
      const receivers = new Set(
        own.flatMap((line) => (line.kind === 'send' && line.to ? [line.to.toLowerCase()] : [])),
      )
      const [to] = receivers
      lines.push({
        kind: 'send',
        token,
        amount: -change,
        ...(receivers.size === 1 && to !== undefined ? { to } : {}),
      })
    } else if (change > 0n) {
      const confirmed = seen !== undefined || token.kind === 'native'
      lines.push({ kind: 'receive', token, amount: change, confirmed })
      if (!confirmed) warnings.push({ code: 'log-only-gain', ...address })
      else if (said > change) warnings.push({ code: 'you-get-less-than-shown', ...address })
    } else if (said > 0n) {
      lines.push({ kind: 'receive', token, amount: said, confirmed: false })
      warnings.push({ code: 'log-only-gain', ...address })
    }
  }
  return { lines, warnings }
}

/**
 * Lists the permissions that calls give. What the calls themselves ask for is always shown, because a permission
 * outlives the simulation; what only logs tell of is shown if there is more of it afterwards.
 */
export function permissionLines(
  asked: readonly Line[],
  claimed: readonly Line[],
  sight: Sight,
): readonly Line[] {
  const { account, before, after } = sight
  const found = new Map<string, Line>()
  for (const [line, isAsked] of [
    ...claimed.map((one) => [one, false] as const),
    ...asked.map((one) => [one, true] as const),
  ]) {
    if (line.kind !== 'allow' && line.kind !== 'allow-all' && line.kind !== 'revoke') continue
    const { token, spender } = line
    const key = `${tokenKey(token)}:${spender.toLowerCase()}`
    if (token.kind === 'fungible') {
      const supply = numberIn(after(read.supply(token.address))) ?? 0n
      const direct = read.allowance(token.address, account, spender)
      const shared = read.permit2Allowance(token.address, account, spender)
      const [hadDirect, hasDirect] = [numberIn(before(direct)) ?? 0n, numberIn(after(direct)) ?? 0n]
      const [hadShared, hasShared] = [numberIn(before(shared)) ?? 0n, numberIn(after(shared)) ?? 0n]
      const isPermit2 = hasShared !== hadShared
      const [had, has] = isPermit2 ? [hadShared, hasShared] : [hadDirect, hasDirect]
      const said = line.kind === 'allow' && line.amount !== 'unlimited' ? line.amount : 0n
      const until = 'until' in line && line.until !== undefined ? BigInt(line.until) : undefined
      if (line.kind === 'allow' && line.amount === 'unlimited') found.set(key, line)
      else if (has > had || (isAsked && line.kind === 'allow'))
        found.set(key, allowLine(token, spender, has > said ? has : said, { until, isPermit2, supply }))
      else if (isAsked && has === 0n) found.set(key, line)
    } else found.set(key, line)
  }
  return [...found.values()]
}

/** Whether an allowance goes through Permit2. */
export function isPermit2(address: string): boolean {
  return address.toLowerCase() === permit2
}
