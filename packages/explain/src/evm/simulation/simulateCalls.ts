import type { Line, Warning } from '../../Explanation'
import type { Findings } from '../Findings'
import { fungible } from '../readings/lines'
import { balanceLines, isMove, tokenKey } from './balanceLines'
import { claimedLines } from './claimedLines'
import { permissionLines } from './permissionLines'
import { type Answers, codeSize, isItems, keyOf, type Read, read, readsOf, readsOfToken } from './reads'
import type { SimulationGround } from './SimulationGround'
import {
  type CallResult,
  gasOfCall,
  isDear,
  priceOf,
  type SimulatedBlock,
  type SimulatedCall,
  simulateBlock,
  toHex,
} from './simulateBlock'

/** More than anyone reads, and than a node should be asked about. */
const mostClaims = 200

/** What to simulate for an account. */
export type CallPlan = {
  readonly calls: readonly SimulatedCall[]
  /** The lines that the calls themselves tell, by what is known of the contracts. */
  readonly readAsked: (facts: Answers) => readonly Line[]
  /** Contracts that may be tokens: their balances are compared even if no log mentions them. */
  readonly watched: readonly string[]
  /** What else to ask contracts. */
  readonly further: readonly Read[]
}

/** Simulates calls of an account and compares what it has before and after. Rejects if the node can't. */
export async function simulateCalls(
  ground: SimulationGround,
  { calls, readAsked, watched, further }: CallPlan,
): Promise<Findings> {
  const { account } = ground
  const readsFor = (lines: readonly Line[]) => lines.flatMap((line) => readsOf(line, account))
  const claimsIn = ({ results }: SimulatedBlock) => claimedLines(results, account)
  const known = unique([
    ...readsFor(readAsked(() => undefined)),
    ...watched.flatMap((one) => [read.isItems(one), ...readsOfToken(fungible(one), account)]),
    ...further,
  ])
  const first = await simulateBlock(ground, { calls, reads: known, overrides: gasMoney(ground, calls) })
  const asked = readAsked(first.before)
  const reads = unique([...known, ...readsFor(asked), ...readsFor(claimsIn(first).slice(0, mostClaims))])
  const seen = reads.length > known.length ? await repeat(ground, calls, first, reads) : first
  const fee = feeOf(ground, calls, seen.results)
  const failed = seen.results.find(({ isOk }) => !isOk)
  if (failed) {
    // Most calls don't fail.
    const { revertReason } = await import('./revertReason')
    const reason = revertReason(failed.data, failed.message)
    return { will: 'revert', reason, lines: asked, warnings: [], facts: seen.before, fee }
  }
  const claims = claimsIn(seen)
  const told = claims.slice(0, mostClaims)
  const unread = told.filter(({ kind }) => kind === 'unknown')
  const more: Warning[] = []
  // A flood of logs can bury the one that matters.
  if (claims.length > mostClaims || unread.length > 0) more.push({ code: 'blind' })
  if (calls.some((call) => isDear(call, ground.latest))) more.push({ code: 'high-fee' })
  const sight = { ...seen, account }
  const tokens = watched.filter((one) => !isItems(seen.before, one)).map(fungible)
  const moves = told.filter(isMove)
  // Where no log mentions what the calls ask for, the balances decide.
  const silent = asked
    .filter(isMove)
    .filter(({ token }) => moves.every((one) => tokenKey(one.token) !== tokenKey(token)))
  const { lines, warnings } = balanceLines([...moves, ...silent], tokens, sight)
  // A contract that is made by these calls has no owner and no code to lose.
  const changes = [...asked, ...told].filter(
    (line) => line.kind === 'change' && (line.what === 'delegation' || codeSize(seen.before, line.at) !== 0n),
  )
  return {
    will: 'succeed',
    lines: [
      ...lines,
      ...permissionLines(asked, told, sight),
      ...new Map(changes.map((line) => [JSON.stringify(line), line])).values(),
      ...asked.filter(({ kind }) => kind === 'unknown'),
      ...unread,
    ],
    warnings: [...warnings, ...more],
    facts: seen.after,
    fee,
  }
}

/**
 * Simulates again with more questions, and with as much gas as a wallet gives, since a contract can see how much it has.
 * If the node refuses now, the first block is what is left.
 */
async function repeat(
  ground: SimulationGround,
  given: readonly SimulatedCall[],
  first: SimulatedBlock,
  reads: readonly Read[],
): Promise<SimulatedBlock> {
  const calls = given.map((call, index) => {
    const used = first.results[index]?.gasUsed ?? gasOfCall
    return { ...call, gas: call.gas ?? used + used / 2n + 50_000n }
  })
  try {
    return await simulateBlock(ground, { calls, reads, overrides: gasMoney(ground, calls) })
  } catch {
    // It shows less, but what it shows holds.
    return first
  }
}

/** Lends an account the gas money it lacks; nothing if it has enough, because a contract can see balances. */
function gasMoney({ account, balance, latest }: SimulationGround, calls: readonly SimulatedCall[]) {
  const gas = sum(calls, (call) => (call.gas ?? gasOfCall) * priceOf(call, latest).most)
  const isEnough = balance >= gas + sum(calls, ({ value }) => value)
  return isEnough ? {} : { [account]: { balance: toHex(balance + gas) } }
}

function feeOf(
  { latest }: SimulationGround,
  calls: readonly SimulatedCall[],
  results: readonly CallResult[],
): Findings['fee'] {
  const usedBy = (index: number) => results[index]?.gasUsed ?? 0n
  return {
    max: sum(calls, (call, index) => (call.gas ?? (usedBy(index) * 5n) / 4n) * priceOf(call, latest).most),
    likely: sum(calls, (call, index) => {
      const { most, tip } = priceOf(call, latest)
      return usedBy(index) * (latest.baseFee + tip < most ? latest.baseFee + tip : most)
    }),
  }
}

function sum<Item>(list: readonly Item[], amountOf: (one: Item, index: number) => bigint): bigint {
  return list.reduce((total, one, index) => total + amountOf(one, index), 0n)
}

function unique(reads: readonly Read[]): readonly Read[] {
  return [...new Map(reads.map((one) => [keyOf(one), one])).values()]
}
