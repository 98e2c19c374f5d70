import { isSameAddress } from '@latchkey/protocol'
import type { Line, Warning, WarningCode } from '../Explanation'
import type { EvmCall } from './EvmRequest'
import { type Answers, read } from './simulation/reads'
import { codeSize } from './simulation/simulateCalls'

/** The code of an account that delegates to a contract (EIP-7702) is this long. A key still controls it. */
const delegatedSize = 23n

const changes: { readonly [what: string]: WarningCode } = {
  owner: 'owner-change',
  admin: 'owner-change',
  role: 'owner-change',
  code: 'code-change',
  delegation: 'delegate-account',
}

/** Says what to look at twice, by the lines and what is known of their addresses. */
export function warningsFor(
  lines: readonly Line[],
  facts: Answers,
  calls: readonly EvmCall[] = [],
): readonly Warning[] {
  const called = calls.filter(({ data }) => data !== '0x').flatMap(({ to }) => (to === undefined ? [] : [to]))
  const empty = called.filter((to) => codeSize(facts, to) === 0n)
  return [
    ...lines.flatMap((line) => warningsOf(line, facts, called)),
    ...empty.map((address): Warning => ({ code: 'receiver-empty-contract', address })),
  ]
}

function warningsOf(line: Line, facts: Answers, called: readonly string[]): readonly Warning[] {
  if (line.kind === 'change') {
    const code = changes[line.what]
    return code ? [{ code, address: line.at }] : []
  }
  if (line.kind === 'allow' || line.kind === 'allow-all') {
    const { spender: address } = line
    const size = codeSize(facts, address)
    const isUnlimited = line.kind === 'allow-all' || line.amount === 'unlimited'
    return [
      ...(isUnlimited ? [{ code: 'unlimited-allowance', address } as const] : []),
      ...(size === 0n || size === delegatedSize
        ? [{ code: 'spender-is-not-contract', address } as const]
        : []),
    ]
  }
  if (line.kind !== 'send' || line.to === undefined) return []
  const { to, token } = line
  const isCall = token.kind === 'native' && called.some((one) => isSameAddress('eip155', one, to))
  const isToken = facts(read.decimals(to)) !== undefined && (codeSize(facts, to) ?? 0n) > 0n
  const isOwn = token.kind !== 'native' && isSameAddress('eip155', token.address, to)
  return !isCall && (isToken || isOwn) ? [{ code: 'receiver-is-token-contract', address: to }] : []
}
