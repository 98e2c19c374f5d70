import type { Line, Token, Warning } from '../../Explanation'
import { isSame } from '../readings/lines'
import { type Answers, numberIn, read } from './reads'

/** A line about tokens that leave or reach the account. */
export type Move = Extract<Line, { kind: 'send' | 'receive' }>

/** Whether a line is about tokens that leave or reach the account. */
export function isMove(line: Line): line is Move {
  return line.kind === 'send' || line.kind === 'receive'
}

/** Answers from before and after the calls. */
export type Sight = { readonly account: string; readonly before: Answers; readonly after: Answers }

/** A token as a key of a map. */
export function tokenKey(token: Token): string {
  if (token.kind === 'native') return token.kind
  return `${token.kind}:${token.address.toLowerCase()}:${token.kind === 'item' ? token.id : ''}`
}

function amountIn(answers: Answers, token: Token, account: string): bigint | undefined {
  if (token.kind === 'fungible') return numberIn(answers(read.balance(token.address, account)))
  if (token.kind !== 'item') return undefined
  const owner = answers(read.itemOwner(token.address, token.id))
  // Only collections of single items know an owner.
  return owner === undefined
    ? numberIn(answers(read.itemBalance(token.address, account, token.id)))
    : BigInt(isSame(`0x${owner.slice(26, 66)}`, account))
}

/** How much more of a token the account has afterwards; undefined if the contract doesn't say. */
function gain(token: Token, { account, before, after }: Sight): bigint | undefined {
  const has = amountIn(after, token, account)
  // An item that didn't exist before had no owner.
  const had = amountIn(before, token, account) ?? (token.kind === 'item' ? 0n : undefined)
  return had === undefined || has === undefined ? undefined : has - had
}

/**
 * Turns the moves that logs and calldata tell of into what the balances say. Tokens in `watched` are looked at even if
 * nothing tells of them.
 */
export function balanceLines(
  moves: readonly Move[],
  watched: readonly Token[],
  sight: Sight,
): { readonly lines: readonly Line[]; readonly warnings: readonly Warning[] } {
  const lines: Line[] = []
  const warnings: Warning[] = []
  const tokens = new Map([...moves.map((line) => line.token), ...watched].map((one) => [tokenKey(one), one]))
  for (const [key, token] of tokens) {
    const own = moves.filter((line) => tokenKey(line.token) === key)
    const said = own.reduce((sum, { kind, amount }) => sum + (kind === 'send' ? -amount : amount), 0n)
    const seen = gain(token, sight)
    const change = seen ?? said
    if (change < 0n) {
      const [to, ...others] = new Set(
        own.flatMap((line) => (line.kind === 'send' && line.to ? [line.to] : [])),
      )
      lines.push({ kind: 'send', token, amount: -change, to: others.length > 0 ? undefined : to })
    } else if (change > 0n || said > 0n) {
      const confirmed = change > 0n && (seen !== undefined || token.kind === 'native')
      lines.push({ kind: 'receive', token, amount: change || said, confirmed })
      const address = token.kind === 'native' ? undefined : token.address
      if (!confirmed) warnings.push({ code: 'log-only-gain', address })
      else if (said > change) warnings.push({ code: 'you-get-less-than-shown', address })
    }
  }
  return { lines, warnings }
}
