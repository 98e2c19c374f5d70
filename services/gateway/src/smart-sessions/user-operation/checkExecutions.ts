import { smartSessionRefusals } from '../smartSessionRefusals'
import type { CallRule, Rules } from '../terms/Rules'
import type { Execution } from './decodeExecutions'
import { isWithin } from './isWithin'
import { spentTokens } from './spentTokens'

/** What an operation spends of the allowances. */
export type Spending = { readonly native: bigint; readonly tokens: ReadonlyMap<string, bigint> }

const refuse = (reason: string) => smartSessionRefusals.operationRefused({ reason })

/** Returns what the calls spend, if each of them is allowed. @throws operationRefused */
export function checkExecutions(executions: readonly Execution[], rules: Rules, account: string): Spending {
  let native = 0n
  const tokens = new Map<string, bigint>()
  for (const [place, execution] of executions.entries()) {
    const { to, value } = execution
    // Whoever may call the account may change its rules.
    if (to === account) throw refuse(`call ${place} targets the account itself`)
    const spent = rules.tokens.has(to) ? spentTokens(execution) : undefined
    if (spent === null) throw refuse(`call ${place} has an unusual encoding`)
    if (spent !== undefined) tokens.set(to, (tokens.get(to) ?? 0n) + spent)
    if (!isAllowed(execution, rules, spent !== undefined)) throw refuse(`call ${place} is not permitted`)
    native += value
  }
  return { native, tokens }
}

/** Value is paid from the native allowance if there is one, otherwise within the limit of the function. */
function isAllowed(execution: Execution, rules: Rules, isSpending: boolean): boolean {
  const { value, data } = execution
  if (data === '0x') return rules.native !== undefined
  const mayPay = ({ valueLimit }: CallRule) =>
    valueLimit === undefined ? value === 0n || rules.native !== undefined : value <= valueLimit
  return (isSpending && value === 0n) || rules.calls.some((rule) => mayPay(rule) && isWithin(execution, rule))
}
