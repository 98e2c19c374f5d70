import Big, { type BigConstructor } from 'big.js'
import { divisionByZero, impreciseConversion, invalidRounding, noSquareRoot } from '../errors/decimal'
import { checkedPlaces } from './checkedPlaces'
import { type DecimalInput, readDecimal } from './readDecimal'

const modes = { down: 0, 'half-up': 1, 'half-even': 2, up: 3 } as const

/** Where the last digit goes: towards zero, halves away from zero, halves to the even one, away from zero. */
export type Rounding = keyof typeof modes

/** How exact a result is that has no end. */
interface Precision {
  readonly places?: number
  readonly rounding?: Rounding
}

function modeOf(rounding: Rounding): 0 | 1 | 2 | 3 {
  if (!Object.hasOwn(modes, rounding)) throw invalidRounding({ mode: rounding })
  return modes[rounding]
}

/** A constructor of our own, so that a site that sets `Big.DP` or `Big.strict` for itself changes nothing here. */
const Exact = /* @__PURE__ */ Big()

function constructorFor({ places = 40, rounding = 'half-up' }: Precision): BigConstructor {
  const own = Big()
  own.DP = checkedPlaces(places)
  own.RM = modeOf(rounding)
  return own
}

/** Big keeps the sign of a zero; nobody wants to read `-0.00`. */
function withoutZeroSign(text: string): string {
  return /[1-9]/.test(text) ? text : text.replace('-', '')
}

/** [FMT-7] An exact decimal number that never changes; everything that can go wrong is checked and has its own kind. */
export class Decimal {
  readonly #value: Big

  private constructor(value: Big) {
    this.#value = value
  }

  /** Reads a number; a JavaScript number must hold its digits exactly. @throws invalidNumber, impreciseConversion */
  static from(input: DecimalInput | Decimal): Decimal {
    if (input instanceof Decimal) return input
    if (Number.isInteger(input) && !Number.isSafeInteger(input))
      throw impreciseConversion({ value: `${input}` })
    // Big is given the digits of our own reader, so one rule says what a number is.
    const { units, scale } = readDecimal(input)
    return new Decimal(new Exact(`${units}e-${scale}`))
  }

  /** The sum. */
  plus(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.plus(Decimal.from(other).#value))
  }

  /** The difference. */
  minus(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.minus(Decimal.from(other).#value))
  }

  /** The product. */
  times(other: DecimalInput | Decimal): Decimal {
    return new Decimal(this.#value.times(Decimal.from(other).#value))
  }

  /** The quotient, to 40 decimal places unless told. @throws divisionByZero, invalidDecimalPlaces, invalidRounding */
  dividedBy(other: DecimalInput | Decimal, precision: Precision = {}): Decimal {
    const divisor = Decimal.from(other)
    if (divisor.sign === 0) throw divisionByZero()
    return new Decimal(new (constructorFor(precision))(this.#value).div(divisor.#value))
  }

  /** The square root, to 40 decimal places unless told. @throws noSquareRoot, invalidDecimalPlaces, invalidRounding */
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

  /** The number with at most so many decimal places. @throws invalidDecimalPlaces, invalidRounding */
  round(places = 0, rounding: Rounding = 'half-up'): Decimal {
    return new Decimal(this.#value.round(checkedPlaces(places), modeOf(rounding)))
  }

  /** The text with exactly so many decimal places. @throws invalidDecimalPlaces, invalidRounding */
  toFixed(places: number, rounding: Rounding = 'half-up'): string {
    return withoutZeroSign(this.#value.toFixed(checkedPlaces(places), modeOf(rounding)))
  }

  /** All digits, never with an exponent. */
  toString(): string {
    return withoutZeroSign(this.#value.toFixed())
  }

  /** The same number as a JavaScript one. @throws impreciseConversion */
  toNumber(): number {
    const text = this.toString()
    const number = Number(text)
    if (!Number.isFinite(number) || this.compare(`${number}`) !== 0)
      throw impreciseConversion({ value: text })
    return number
  }

  /** What JSON carries is the text, so no digit is lost on the way. */
  toJSON(): string {
    return this.toString()
  }
}
