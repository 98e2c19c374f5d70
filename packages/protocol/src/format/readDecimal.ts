import { invalidNumber } from '../errors/decimal'

/** A decimal number: text and bigint are exact, a JavaScript number counts by its shortest text. */
export type DecimalInput = string | bigint | number

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export interface DecimalDigits {
  readonly units: bigint
  readonly scale: number
}

/** Longer than any real amount; keeps a hostile `1e999999` from filling the memory. */
const limit = 1000

/** [FMT-7] Parses a decimal number without going through floating point. @throws invalidNumber */
export function readDecimal(value: DecimalInput): DecimalDigits {
  const text = `${value}`
  const match = text.length > limit ? null : /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?$/.exec(text)
  const [, sign, whole = '', part = '', exponent = '0'] = match ?? []
  const scale = part.length - Number(exponent)
  if (!match || !(whole || part) || Math.abs(Number(exponent)) > limit)
    throw invalidNumber({ value: text.slice(0, 80) })
  const digits = BigInt(`${whole}${part}`) * 10n ** BigInt(Math.max(0, -scale))
  return { units: sign === '-' ? -digits : digits, scale: Math.max(0, scale) }
}
