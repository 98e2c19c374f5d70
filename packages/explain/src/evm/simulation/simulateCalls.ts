import type { Line, Warning } from '../../Explanation'
import { fungible } from '../readings/lines'
import { balanceLines, permissionLines, tokenKey } from './balanceLines'
import { claimedLines } from './claimedLines'
import { type Answers, isItems, keyOf, numberIn, type Read, read, readsOf, readsOfToken } from './reads'
import { revertReason } from './revertReason'
import type { SimulationGround } from './SimulationGround'
import {
  type CallResult,
  gasOfCall,
  priceOf,
  type SimulatedBlock,
  type SimulatedCall,
  simulateBlock,
} from './simulateBlock'

/** What a simulation showed. */
export type Simulation = {
  readonly will: 'succeed' | 'revert'
  readonly reason?: string
  readonly lines: readonly Line[]
  readonly warnings: readonly Warning[]
  readonly facts: Answers
  readonly block: number
  readonly fee?: { readonly max: bigint; readonly likely: bigint }
}

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

/** Simulates calls of an account and compares what it has before and after. Says why if the node can't. */
export async function simulateCalls(
  ground: SimulationGround,
  { calls, readAsked, watched, further }: CallPlan,
): Promise<Simulation | Extract<SimulatedBlock, { refused: unknown }>> {
  const { account } = ground
  const readsFor = (lines: readonly Line[]) => lines.flatMap((line) => readsOf(line, account))
  const known = unique([
    ...readsFor(readAsked(() => undefined)),
    ...watched.flatMap((one) => [read.isItems(one), ...readsOfToken(fungible(one), account)]),
    ...further,
  ])
  const first = await simulateBlock(ground, { calls, reads: known, balances: gasMoney(ground, calls) })
  if ('refused' in first) return first
  const asked = readAsked(first.before)
  const reads = unique([...known, ...readsFor(asked), ...readsFor(toldBy(first.results, account))])
  const second = reads.length > known.length ? await repeat(ground, calls, first.results, reads) : first
  const seen = 'refused' in second ? first : second
  const shared = { block: ground.latest.number, fee: feeOf(ground, calls, seen.results) }
  const failed = seen.results.find(({ isOk }) => !isOk)
  if (failed) {
    const reason = revertReason(failed.data, failed.message)
    const why = reason === undefined ? {} : { reason }
    return { ...shared, ...why, will: 'revert', lines: asked, warnings: [], facts: seen.before }
  }
  const told = toldBy(seen.results, account)
  const sight = { account, before: seen.before, after: seen.after }
  const { lines, warnings } = balanceLines(
    [...told, ...untold(asked, told)],
    watched.filter((one) => !isItems(seen.before, one)).map(fungible),
    sight,
  )
  // A contract that is made by these calls has no owner and no code to lose.
  const changes = [...asked, ...told].filter(
    (line) => line.kind === 'change' && (line.what === 'delegation' || codeSize(seen.before, line.at) !== 0n),
  )
  return {
    ...shared,
    will: 'succeed',
    lines: [
      ...lines,
      ...permissionLines(asked, told, sight),
      ...new Map(changes.map((line) => [JSON.stringify(line), line])).values(),
      ...asked.filter(({ kind }) => kind === 'unknown'),
    ],
    warnings,
    facts: seen.after,
  }
}

/** The length of a contract's code; undefined if nobody asked. */
export function codeSize(answers: Answers, address: string): bigint | undefined {
  return numberIn(answers(read.code(address)))
}

function toldBy(results: readonly CallResult[], account: string): readonly Line[] {
  return claimedLines(
    results.flatMap(({ logs }) => logs),
    account,
  )
}

/** Moves that the calls ask for and no log mentions: their balances decide. */
function untold(asked: readonly Line[], told: readonly Line[]): readonly Line[] {
  const mentioned = new Set(
    told.map((line) => (line.kind === 'send' || line.kind === 'receive' ? tokenKey(line.token) : '')),
  )
  return asked.filter(
    (line) => (line.kind === 'send' || line.kind === 'receive') && !mentioned.has(tokenKey(line.token)),
  )
}

/** Simulates again with more questions, and with as much gas as a wallet gives, since a contract can see how much it has. */
function repeat(
  ground: SimulationGround,
  calls: readonly SimulatedCall[],
  results: readonly CallResult[],
  reads: readonly Read[],
): Promise<SimulatedBlock> {
  const withGas = calls.map((call, index) => {
    const used = results[index]?.gasUsed ?? gasOfCall
    return { gas: used + used / 2n + 50_000n, ...call }
  })
  return simulateBlock(ground, { calls: withGas, reads, balances: gasMoney(ground, withGas) })
}

/** Lends an account the gas money it lacks; nothing if it has enough, because a contract can see balances. */
function gasMoney(
  { account, balance, latest }: SimulationGround,
  calls: readonly SimulatedCall[],
): { readonly [address: string]: bigint } {
  const gas = calls.reduce(
    (sum, call) => sum + (call.gas ?? gasOfCall) * priceOf(call, latest).maxFeePerGas,
    0n,
  )
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  return balance >= gas + value ? {} : { [account]: balance + gas }
}

function feeOf(
  { latest }: SimulationGround,
  calls: readonly SimulatedCall[],
  results: readonly CallResult[],
): { readonly max: bigint; readonly likely: bigint } {
  const fees = calls.map((call, index) => {
    const { maxFeePerGas, maxPriorityFeePerGas } = priceOf(call, latest)
    const used = results[index]?.gasUsed ?? 0n
    return {
      max: (call.gas ?? used + used / 4n) * maxFeePerGas,
      likely: used * least(maxFeePerGas, latest.baseFee + maxPriorityFeePerGas),
    }
  })
  return fees.reduce((sum, fee) => ({ max: sum.max + fee.max, likely: sum.likely + fee.likely }), {
    max: 0n,
    likely: 0n,
  })
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function unique(reads: readonly Read[]): readonly Read[] {
  return [...new Map(reads.map((one) => [keyOf(one), one])).values()]
}
