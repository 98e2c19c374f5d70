import type { Grant } from './Grant'
import type { Use } from './listUses'

type Uses = Grant['uses']

/** Adds uses to what was used before, or returns nothing if one of them goes beyond its limit. */
export function takeUses(before: Uses, uses: readonly Use[]): Uses | undefined {
  const after = { ...before }
  for (const { item, span, amount, most } of uses) {
    const used = usedOf(after, item, span) + amount
    if (used > most) return undefined
    after[item] = { span: Math.max(span, after[item]?.span ?? span), amount: `${used}` }
  }
  return after
}

/** Takes uses away again that came to nothing. Those of a period that is over don't matter any more. */
export function returnUses(before: Uses, uses: readonly Use[]): Uses {
  const after = { ...before }
  for (const { item, span, amount } of uses)
    if (before[item]?.span === span) after[item] = { span, amount: `${usedOf(before, item, span) - amount}` }
  return after
}

function usedOf(uses: Uses, item: string, span: number): bigint {
  const used = uses[item]
  // A clock that was put back doesn't begin a new period.
  return used && used.span >= span ? BigInt(used.amount) : 0n
}
