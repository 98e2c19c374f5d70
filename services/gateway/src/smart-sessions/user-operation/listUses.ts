import type { GrantedTerms } from '@latchkey/protocol'
import { smartSessionRefusals } from '../smartSessionRefusals'
import type { Allowance, Rules } from '../terms/Rules'
import type { Spending } from './checkExecutions'
import type { UserOperation } from './readUserOperation'

/** What an operation uses of something limited. */
export type Use = {
  /** What is limited. */
  readonly item: string
  /** The number of the period. */
  readonly span: number
  readonly amount: bigint
  /** How much all operations together may use in the period. */
  readonly most: bigint
}

/** Lists what an operation uses of the allowances and policies of a smart session. @throws operationRefused */
export function listUses(
  rules: Rules,
  policies: GrantedTerms['policies'],
  { native, tokens }: Spending,
  { gas, maxFeePerGas }: UserOperation,
  nowSeconds: number,
): Use[] {
  const uses = policies.map(({ type, data }, place): Use => {
    const item = `${type} ${place}`
    if (type === 'gas-limit') return { item, span: 0, amount: gas * maxFeePerGas, most: BigInt(data.limit) }
    const span = type === 'rate-limit' ? Math.floor(nowSeconds / data.interval) : 0
    return { item, span, amount: 1n, most: BigInt(data.count) }
  })
  if (rules.native && native > 0n) uses.push(useOf('native allowance', rules.native, native, nowSeconds))
  for (const [address, amount] of tokens) {
    const allowance = rules.tokens.get(address)
    if (allowance) uses.push(useOf(`allowance of ${address}`, allowance, amount, nowSeconds))
  }
  return uses
}

function useOf(item: string, { amount: most, start, period }: Allowance, amount: bigint, now: number): Use {
  if (now < start) throw smartSessionRefusals.operationRefused({ reason: `the ${item} has not started` })
  return { item, span: Math.floor((now - start) / period), amount, most }
}
