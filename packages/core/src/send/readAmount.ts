import { Decimal, fromBaseUnits, toBaseUnits } from '@latchkey/protocol'

/** The longest number that anybody types. */
const longest = 100

/** The character before the decimals in a language; a dot where nobody knows. */
function decimalMark(locale: string): string {
  try {
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  } catch {
    // Not a language tag.
    return '.'
  }
}

/**
 * A number as the visitor types it, as plain decimal text; null if it isn't one. A comma only counts where it is the
 * language's decimal mark, so `1,000` is never read as one. Signs, exponents and groups aren't numbers here.
 */
export function readTyped(text: string, locale = 'en'): string | null {
  if (text.length > longest) return null
  const latin = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
    .replace('\u066b', '.')
  const plain = decimalMark(locale) === ',' ? latin.replace(',', '.') : latin
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : null
}

/** An amount in the smallest unit; null if it isn't a number or has more decimals than the token. */
export function readUnits(text: string, decimals: number, locale?: string): bigint | null {
  const plain = readTyped(text, locale)
  if (plain === null) return null
  try {
    return toBaseUnits(plain, decimals)
  } catch {
    // More decimals than the token has.
    return null
  }
}

/** How much of a token a sum of money is, rounded down to its smallest unit; null if it isn't a number. */
export function unitsOfMoney(
  text: string,
  { decimals, price }: { readonly decimals: number; readonly price: number },
  locale?: string,
): bigint | null {
  const plain = readTyped(text, locale)
  if (plain === null || !(price > 0) || !Number.isFinite(price)) return null
  const amount = Decimal.from(plain).dividedBy(`${price}`, { places: decimals, rounding: 'down' })
  return toBaseUnits(amount.toString(), decimals)
}

/** What an amount is worth, exactly; null without a price. */
export function moneyOf(units: bigint, decimals: number, price: number | null): Decimal | null {
  const isKnown = price !== null && price > 0 && Number.isFinite(price)
  return isKnown ? Decimal.from(fromBaseUnits(units, decimals)).times(`${price}`) : null
}
