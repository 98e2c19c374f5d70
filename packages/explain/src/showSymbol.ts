import { nameSign } from './nameSign'
import { showText } from './showText'

/** Longer than any honest symbol. */
const longest = 24

/** Letters of alphabets with two cases, which look like the Latin one: a symbol in them reads like that of another token. */
const alike = /(?![A-Za-z])\p{LC}/gu
/** Beside Latin letters, every other letter, digit or mark is there to be taken for one. */
const mixed = /(?![A-Za-z\d])[\p{L}\p{M}\p{N}]/gu

/** Shows what a token calls itself, with the letters named that only look like others. Anyone can take any symbol. */
export function showSymbol(symbol: string): string {
  const foreign = /[A-Za-z]/.test(symbol) ? mixed : alike
  return showText(
    symbol
      .trim()
      .slice(0, longest * 2)
      .replace(foreign, nameSign),
    longest,
  )
}
