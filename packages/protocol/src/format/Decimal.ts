import Big, { type BigConstructor } from 'big.js'
import { divisionByZero, impreciseConversion, invalidRounding, noSquareRoot } from '../errors/decimal'
import { checkedPlaces } from './checkedPlaces'
import { type DecimalInput, readDecimal } from './readDecimal'

const modes = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const

/** Rounding: towards zero, halves away from zero, halves to even, away from zero. */
export type Rounding = keyof typeof modes

/** How precisely to round an endless result. */
interface Precision {
  readonly places?: number
  readonly rounding?: Rounding
}

function modeOf(rounding: Rounding): 0 | 1 | 2 | 3 {
  if (!Object.hasOwn(modes, rounding)) throw invalidRounding({ mode: rounding })
  return modes[rounding]
}

/** Our own constructor, so a site that sets `Big.DP` or `Big.strict` changes nothing here. */
const Exact = /* @__PURE__ */ Big()

function constructorFor({ places = 40, rounding = 'half-up' }: Precision): BigConstructor {
  const own = Big()
  own.DP = checkedPlaces(places)
  own.RM = modeOf(rounding)
  return own
}

/** Big keeps the sign of zero; show `0.00`, not `-0.00`. */
function withoutZeroSign(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}

/** [FMT-7] An exact, immutable decimal number. Each failure has its own error kind. */
export class Decimal {
  readonly #value: Big

  private constructor(value: Big) {
    this.#value = value
  }

  /** Reads a number. A JavaScript number must be exact. @throws invalidNumber, impreciseConversion */
  static from(input: DecimalInput | Decimal): Decimal {
    if (input instanceof Decimal) return input
    if (Number.isInteger(input) && !Number.isSafeInteger(input))
      throw impreciseConversion({ value: `${input}` })
    // Our own reader decides what a number is; Big gets its digits.
    const { units, scale } = readDecimal(input)
    return new Decimal(new Exact(`${units}e-${scale}`))
  }

  /** Adds a number. */
  plus(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.plus(Decimal.from(other).#value))
  }

  /** Subtracts a number. */
  minus(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.minus(Decimal.from(other).#value))
  }

  /** Multiplies by a number. */
  times(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.times(Decimal.from(other).#value))
  }

  /** Divides by a number, to 40 decimal places by default. @throws divisionByZero, invalidDecimalPlaces, invalidRounding */
  dividedBy(other: DecimalInput | Decimal, precision: Precision = {}): Decimal {
    const divisor = Decimal.from(other)
    if (divisor.sign === 0) throw divisionByZero()
    return new Decimal(new (constructorFor(precision))(this.#value).div(divisor.#value))
  }

  /** Returns the square root, to 40 decimal places by default. @throws noSquareRoot, invalidDecimalPlaces, invalidRounding */
  squareRoot(precision: Precision = {}): Decimal {
    if (this.sign < 0) throw noSquareRoot({ value: this.toString() })
    return new Decimal(new (constructorFor(precision))(this.#value).sqrt())
  }

  /** -1 below zero, 0 at zero, 1 above. */
  get sign(): -1 | 0 | 1 {
    return this.#value.cmp(0)
  }

  /** -1 when smaller than the other, 0 when equal, 1 when greater. */
  compare(other: DecimalInput | Decimal): -1 | 0 | 1 {
    return this.#value.cmp(Decimal.from(other).#value)
  }

  /** Rounds to at most this many decimal places. @throws invalidDecimalPlaces, invalidRounding */
  round(places = 0, rounding: Rounding = 'half-up'): Decimal {
    return new Decimal(this.#value.round(checkedPlaces(places), modeOf(rounding)))
  }

  /** Formats with exactly this many decimal places. @throws invalidDecimalPlaces, invalidRounding */
  toFixed(places: number, rounding: Rounding = 'half-up'): string {
    return withoutZeroSign(this.#value.toFixed(checkedPlaces(places), modeOf(rounding)))
  }

  /** All digits, never with an exponent. */
  toString(): string {
    return withoutZeroSign(this.#value.toFixed())
  }

  /** Converts to a JavaScript number. @throws impreciseConversion */
  toNumber(): number {
    const text = this.toString()
    const number = Number(text)
    if (!Number.isFinite(number) || this.compare(`${number}`) !== 0)
      throw impreciseConversion({ value: text })
    return number
  }

  /** JSON gets the text, so no digit is lost. */
  toJSON(): string {
    return this.toString()
  }
}
