import type { Line } from '../../Explanation'
import { allowLine } from '../readings/lines'
import { type Sight, tokenKey } from './balanceLines'
import { numberIn, read } from './reads'

/**
 * Lists the permissions that calls give. What the calls themselves ask for is always shown, because a permission
 * outlives the simulation; what only logs tell of is shown if there is more of it afterwards.
 */
export function permissionLines(
  asked: readonly Line[],
  claimed: readonly Line[],
  { account, before, after }: Sight,
): readonly Line[] {
  const found = new Map<string, Line>()
  for (const line of [...claimed, ...asked]) {
    if (line.kind !== 'allow' && line.kind !== 'allow-all' && line.kind !== 'revoke') continue
    const { token, spender } = line
    const key = `${tokenKey(token)}:${spender.toLowerCase()}`
    if (token.kind !== 'fungible' || (line.kind === 'allow' && line.amount === 'unlimited')) {
      found.set(key, line)
      continue
    }
    const reads = [read.allowance, read.permit2Allowance].map((one) => one(token.address, account, spender))
    const amounts = reads.map((one) => [numberIn(before(one)) ?? 0n, numberIn(after(one)) ?? 0n] as const)
    const [had, has] = amounts.find(([one, other]) => one !== other) ?? amounts[0] ?? [0n, 0n]
    if (has <= had && !asked.includes(line)) continue
    const said = line.kind === 'allow' && line.amount !== 'unlimited' ? line.amount : 0n
    const until = line.kind === 'allow' && line.until !== undefined ? BigInt(line.until) : undefined
    const supply = numberIn(after(read.supply(token.address)))
    found.set(key, allowLine(token, spender, has > said ? has : said, until, supply))
  }
  return [...found.values()]
}
