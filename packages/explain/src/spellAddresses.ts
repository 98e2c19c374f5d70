import type { Explanation } from './Explanation'

/** Where lines, their tokens and warnings have an address. */
const places: readonly string[] = ['to', 'spender', 'at', 'owner', 'address']

type Spell = (address: string) => string

/** Returns an explanation with its addresses in another spelling, such as with the checksum of EIP-55. */
export function spellAddresses(explanation: Explanation, spell: Spell): Explanation {
  const { lines, warnings } = explanation
  return {
    ...explanation,
    lines: lines.map((line) => spelled(line, spell)),
    warnings: warnings.map((warning) => spelled(warning, spell)),
  }
}

/** Only the spelling changes, so the type stays. */
function spelled<Part extends object>(part: Part, spell: Spell): Part {
  const entries = Object.entries(part).map(([key, value]: [string, unknown]) => {
    if (key === 'token') return [key, spelled(Object(value), spell)]
    return [key, typeof value === 'string' && places.includes(key) ? spell(value) : value]
  })
  return Object.fromEntries(entries) as Part
}
