import { decodeAbiParameters, encodeAbiParameters, type Hex, size, slice } from 'viem'
import type { CallRule, Condition } from '../terms/Rules'
import type { Execution } from './decodeExecutions'

/** Whether a rule allows a call. Ignores its value, which may be paid from an allowance. */
export function isWithin({ to, data }: Execution, rule: CallRule): boolean {
  if (to !== rule.to || size(data) < 4 || slice(data, 0, 4) !== rule.selector) return false
  return rule.conditions.length === 0 || areWithin(size(data) === 4 ? '0x' : slice(data, 4), rule)
}

function areWithin(data: Hex, { inputs, conditions }: CallRule): boolean {
  const values = decodeExactly(inputs, data)
  return (
    values !== undefined &&
    conditions.every((one) => holds(one, inputs[one.place]?.type ?? '', values[one.place]))
  )
}

/** Decodes arguments; nothing if the contract might read the bytes differently. */
function decodeExactly(inputs: CallRule['inputs'], data: Hex): readonly unknown[] | undefined {
  try {
    const values = decodeAbiParameters(inputs, data)
    return encodeAbiParameters(inputs, values) === data ? values : undefined
  } catch {
    // No rule allows what can't be decoded.
    return undefined
  }
}

function holds({ operator, encoded, amount }: Condition, type: string, value: unknown): boolean {
  if (operator === 'EQUAL') return encodeAbiParameters([{ type }], [value]) === encoded
  // Small integers are decoded as numbers.
  if (amount === undefined || (typeof value !== 'bigint' && typeof value !== 'number')) return false
  return operator === 'GREATER_THAN' ? BigInt(value) > amount : BigInt(value) < amount
}
