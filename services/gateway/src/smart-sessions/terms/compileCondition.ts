import { encodeAbiParameters } from 'viem'
import type { Condition } from './Rules'

const elementary =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/

/** Whether arguments of a type can be compared: they are encoded as one value at a known place. */
export function isElementary(type: string): boolean {
  return elementary.test(type)
}

type Plain = string | number | boolean
type Given = null | Plain | { readonly operator: Condition['operator']; readonly value: Plain }

/** Compiles the condition on an argument; nothing if any value will do, or the reason why it is invalid. */
export function compileCondition(
  place: number,
  type: string,
  given: Given,
): Condition | undefined | { readonly reason: string } {
  if (given === null) return undefined
  const { operator, value } = typeof given === 'object' ? given : { operator: 'EQUAL' as const, value: given }
  const isNumber = /^u?int/.test(type)
  if (operator !== 'EQUAL' && !isNumber) return { reason: `${type} can't be ordered` }
  const native = isNumber ? toAmount(value) : type === 'address' ? `${value}`.toLowerCase() : value
  if (native === undefined) return { reason: `not a value of ${type}` }
  try {
    const encoded = encodeAbiParameters([{ type }], [native])
    return { place, operator, encoded, ...(typeof native === 'bigint' ? { amount: native } : {}) }
  } catch {
    // The encoder rejects invalid values; its message would quote them.
    return { reason: `not a value of ${type}` }
  }
}

function toAmount(value: Plain): bigint | undefined {
  if (typeof value === 'number') return BigInt(value)
  if (typeof value !== 'string') return undefined
  return /^(?:0x[0-9a-fA-F]{1,64}|-?\d{1,78})$/.test(value) ? BigInt(value) : undefined
}
