import { fieldsOf, malformedAnswer } from '@latchkey/protocol'
import { readInteger } from '../../readInteger'
import type { EvmCall } from '../EvmRequest'
import { type Answers, createAnswers, type Read } from './reads'
import type { LatestBlock, SimulationGround } from './SimulationGround'

/** A call in a simulated block. */
export type SimulatedCall = EvmCall & { readonly from: string }

/** A log of a simulated call. */
export type SimulatedLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** What a call did in the simulated block. */
export type CallResult = {
  readonly isOk: boolean
  readonly gasUsed: bigint
  readonly data: string
  readonly message: string
  readonly logs: readonly SimulatedLog[]
}

/** What to simulate. */
export type BlockPlan = {
  readonly calls: readonly SimulatedCall[]
  /** Asked before and after the calls. */
  readonly reads: readonly Read[]
  /** Accounts to change: money for gas where it lacks, code of contracts that act as plain accounts. */
  readonly overrides?: { readonly [address: string]: { readonly balance?: string; readonly code?: string } }
}

/** What a simulated block showed. */
export type SimulatedBlock = {
  readonly results: readonly CallResult[]
  readonly before: Answers
  readonly after: Answers
}

/**
 * Passes a question on by STATICCALL, so a contract can't remember in its storage that it was asked and behave better
 * in the next call. Calldata: 20 bytes of address, then the question. Answers and reverts as the contract does.
 */
const asker = '0x601436038060143d373d3d823d3d3560601c5afa3d600060003e6021573d6000fd5b3d6000f3'
/** Returns EXTCODESIZE of the address in the first 20 bytes of calldata. */
const measurer = '0x3d3560601c3b3d5260203df3'

const gasOfRead = 500_000n
/** The most that a transaction may use since EIP-7825. */
export const gasOfCall = 0x1000000n
const usualTip = 1_000_000_000n

/** Writes a number as JSON-RPC takes it. */
export const toHex = (value: bigint) => `0x${value.toString(16)}`

/** Simulates calls on top of the latest block, with the questions before and after them in the same block. @throws malformedAnswer and as the node refuses */
export async function simulateBlock(
  { ask, latest, randomAddress }: SimulationGround,
  { calls, reads, overrides }: BlockPlan,
): Promise<SimulatedBlock> {
  // A contract that knew these addresses would know that it's being simulated.
  const [reader, askerAt, measurerAt] = [randomAddress(), randomAddress(), randomAddress()]
  const questions = reads.map(({ to, data }) => ({
    from: reader,
    to: data === '0x' ? measurerAt : askerAt,
    data: `${to}${data.slice(2)}`,
    value: 0n,
    gas: gasOfRead,
  }))
  const block = {
    // Without these the block has no miner, no base fee and no randomness, and a contract can tell.
    blockOverrides: {
      baseFeePerGas: toHex(latest.baseFee),
      feeRecipient: latest.miner,
      prevRandao: latest.random,
      time: toHex(latest.time),
    },
    stateOverrides: {
      [reader]: { balance: toHex(1n << 100n) },
      [askerAt]: { code: asker },
      [measurerAt]: { code: measurer },
      ...overrides,
    },
    calls: [...questions, ...calls, ...questions].map((call) => toParams(call, latest)),
  }
  const options = { blockStateCalls: [block], validation: true, traceTransfers: true }
  const answer = await ask('eth_simulateV1', [options, 'latest'])
  const { calls: given } = fieldsOf(Array.isArray(answer) ? answer[0] : undefined)
  const results = Array.isArray(given) ? given.map(readResult) : []
  if (results.length !== block.calls.length) throw malformedAnswer({ what: 'eth_simulateV1' })
  const [start, end] = [reads.length, reads.length + calls.length]
  return {
    results: results.slice(start, end),
    before: answersOf(reads, results),
    after: answersOf(reads, results.slice(end)),
  }
}

/** What a call pays for gas: what the request says if a block would take it, else what wallets usually offer. */
export function priceOf(
  { maxFeePerGas = 0n, maxPriorityFeePerGas: tip = usualTip }: EvmCall,
  { baseFee }: LatestBlock,
): { readonly most: bigint; readonly tip: bigint } {
  const most = maxFeePerGas > 0n && maxFeePerGas >= baseFee ? maxFeePerGas : baseFee * 2n + tip
  return { most, tip: tip < most ? tip : most }
}

/** Whether a call pays far more for its place in a block than anyone does to be quick. */
export function isDear(call: EvmCall, latest: LatestBlock): boolean {
  return priceOf(call, latest).tip > 10n * latest.baseFee + 100n * usualTip
}

function toParams(call: SimulatedCall, latest: LatestBlock) {
  const { most, tip } = priceOf(call, latest)
  return {
    from: call.from,
    to: call.to,
    value: toHex(call.value),
    input: call.data,
    gas: toHex(call.gas ?? gasOfCall),
    maxFeePerGas: toHex(most),
    maxPriorityFeePerGas: toHex(tip),
  }
}

function answersOf(reads: readonly Read[], results: readonly CallResult[]): Answers {
  return createAnswers(
    reads.map((one, index) => [one, results[index]?.isOk ? results[index].data : '0x'] as const),
  )
}

function readResult(given: unknown): CallResult {
  const { status, gasUsed, returnData, logs, error } = fieldsOf(given)
  const { message, data } = fieldsOf(error)
  return {
    isOk: readInteger(status) === 1n,
    gasUsed: readInteger(gasUsed) ?? 0n,
    data: [returnData, data].filter(isHex).find((one) => one !== '0x') ?? '0x',
    message: `${message ?? ''}`,
    logs: Array.isArray(logs) ? logs.flatMap(readLog) : [],
  }
}

function readLog(given: unknown): readonly SimulatedLog[] {
  const { address, topics, data } = fieldsOf(given)
  if (!isHex(address) || !isHex(data) || !Array.isArray(topics) || !topics.every(isHex)) return []
  return [{ address: address.toLowerCase(), topics, data }]
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
}
