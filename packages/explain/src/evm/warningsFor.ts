import type { Line, Warning, WarningCode } from '../Explanation'
import { isSame } from './readings/lines'
import { type Answers, codeSize, read } from './simulation/reads'

/** The code of an account that delegates to a contract (EIP-7702) is this long. A key still controls it. */
const delegatedSize = 23n

const changes: { readonly [what: string]: WarningCode } = {
  code: 'code-change',
  delegation: 'delegate-account',
}

/** Says what to look at twice, by the lines and what is known of their addresses. `called` are the contracts that it calls or that its message is for. */
export function warningsFor(
  lines: readonly Line[],
  facts: Answers,
  called: readonly string[],
): readonly Warning[] {
  const warnings: Warning[] = []
  const warn = (isTrue: boolean, code: WarningCode, address: string) => {
    if (isTrue) warnings.push({ code, address })
  }
  const isPaid = lines.some((line) => line.kind === 'receive' && line.confirmed)
  for (const line of lines) {
    if (line.kind === 'change') {
      warnings.push({ code: changes[line.what] ?? 'owner-change', address: line.at })
    } else if (line.kind === 'allow' || line.kind === 'allow-all') {
      const size = codeSize(facts, line.spender)
      warn(line.kind === 'allow-all' || line.amount === 'unlimited', 'unlimited-allowance', line.spender)
      warn(size === 0n || size === delegatedSize, 'spender-is-not-contract', line.spender)
    } else if (line.kind === 'send' && line.to !== undefined) {
      const { to, token } = line
      const isCall = token.kind === 'native' && called.some((one) => isSame(one, to))
      const isToken = token.kind !== 'native' && isSame(token.address, to)
      // A pool is a token contract too, for the shares in it. It gives something back.
      const mayLose = !isCall && !isPaid && facts(read.decimals(to)) !== undefined
      warn(isToken || mayLose, 'receiver-is-token-contract', to)
    }
  }
  // Others decide what leaves, and nothing comes back.
  if (lines.length > 0 && lines.every((line) => line.kind === 'send' && line.atMost && line.to === undefined))
    warnings.push({ code: 'nothing-in-return' })
  for (const to of called) warn(codeSize(facts, to) === 0n, 'receiver-empty-contract', to)
  return warnings
}
