import { errorParts, fieldsOf } from '@latchkey/protocol'
import type { EvmCall } from '../EvmRequest'
import { readInteger } from '../readInteger'
import { type Answers, keyOf, type Read } from './reads'
import type { LatestBlock, SimulationGround } from './SimulationGround'

/** A call in a simulated block. */
export type SimulatedCall = EvmCall & { readonly from: string }

/** What a call did in the simulated block. */
export type CallResult = {
  readonly isOk: boolean
  readonly gasUsed: bigint
  readonly data: string
  readonly message?: string
  readonly logs: readonly SimulatedLog[]
}

/** A log of a simulated call. */
export type SimulatedLog = {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

/** What to simulate. */
export type BlockPlan = {
  readonly calls: readonly SimulatedCall[]
  /** Asked before and after the calls. */
  readonly reads: readonly Read[]
  /** Balances to set, where an account can't pay the gas. */
  readonly balances?: { readonly [address: string]: bigint }
  /** Contracts that act as if they were plain accounts. */
  readonly withoutCode?: readonly string[]
}

/** A simulated block, or why the node didn't simulate it. */
export type SimulatedBlock =
  | {
      readonly results: readonly CallResult[]
      readonly before: Answers
      readonly after: Answers
    }
  | { readonly refused: 'unsupported' | 'funds' | 'other'; readonly message: string }

/**
 * Passes a question on by STATICCALL, so a contract can't remember in its storage that it was asked and behave better
 * in the next call. Calldata: 20 bytes of address, then the question. Answers and reverts as the contract does.
 */
const asker = '0x601436038060143d373d3d823d3d3560601c5afa3d600060003e6021573d6000fd5b3d6000f3'
/** Returns EXTCODESIZE of the address in the first 20 bytes of calldata. */
const measurer = '0x3d3560601c3b3d5260203df3'

const gasOfRead = 0x7a120n
/** Above what any transaction may use since EIP-7825, and below the limit of every block. */
export const gasOfCall = 0x1000000n
const rich = 1n << 100n
const usualTip = 1_000_000_000n

const hex = (value: bigint) => `0x${value.toString(16)}`

/** Simulates calls on top of the latest block, with the questions before and after them in the same block. */
export async function simulateBlock(
  { ask, latest, randomAddress }: SimulationGround,
  { calls, reads, balances = {}, withoutCode = [] }: BlockPlan,
): Promise<SimulatedBlock> {
  // A contract that knew these addresses would know that it's being simulated.
  const [reader, askerAt, measurerAt] = [randomAddress(), randomAddress(), randomAddress()]
  const questions = reads.map(({ to, data }) => ({
    from: reader,
    to: data === '0x' ? measurerAt : askerAt,
    input: `0x${to.slice(2)}${data.slice(2)}`,
    gas: hex(gasOfRead),
    ...inHex(priceOf({}, latest)),
  }))
  const asked = calls.map((call) => ({
    from: call.from,
    ...(call.to === undefined ? {} : { to: call.to }),
    value: hex(call.value),
    input: call.data,
    gas: hex(call.gas ?? gasOfCall),
    ...inHex(priceOf(call, latest)),
  }))
  const stateOverrides: { [address: string]: { balance?: string; code?: string } } = {
    [reader]: { balance: hex(rich) },
    [askerAt]: { code: asker },
    [measurerAt]: { code: measurer },
    ...Object.fromEntries(
      Object.entries(balances).map(([address, balance]) => [address, { balance: hex(balance) }]),
    ),
  }
  for (const address of withoutCode) stateOverrides[address] = { ...stateOverrides[address], code: '0x' }
  const block = {
    // Without these the block has no miner, no base fee and no randomness, and a contract can tell.
    blockOverrides: {
      baseFeePerGas: hex(latest.baseFee),
      feeRecipient: latest.miner,
      prevRandao: latest.random,
      time: hex(latest.time),
    },
    stateOverrides,
    calls: [...questions, ...asked, ...questions],
  }
  let answer: unknown
  try {
    answer = await ask('eth_simulateV1', [
      { blockStateCalls: [block], validation: true, traceTransfers: true },
      'latest',
    ])
  } catch (cause) {
    return refusalOf(cause)
  }
  const { calls: answers } = fieldsOf(Array.isArray(answer) ? answer[0] : undefined)
  const results = Array.isArray(answers) ? answers.map(readResult) : []
  if (results.length !== block.calls.length)
    return { refused: 'unsupported', message: 'The node answered for other calls' }
  return {
    results: results.slice(reads.length, reads.length + calls.length),
    before: answersOf(reads, results.slice(0, reads.length)),
    after: answersOf(reads, results.slice(reads.length + calls.length)),
  }
}

/** What a call pays for gas: what the request says if a block would take it, else what wallets usually offer. */
export function priceOf(
  { maxFeePerGas, maxPriorityFeePerGas }: Pick<EvmCall, 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
  { baseFee }: LatestBlock,
): { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint } {
  const tip = maxPriorityFeePerGas ?? usualTip
  const most = maxFeePerGas !== undefined && maxFeePerGas >= baseFee ? maxFeePerGas : baseFee * 2n + tip
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip < most ? tip : most }
}

function inHex({ maxFeePerGas, maxPriorityFeePerGas }: ReturnType<typeof priceOf>) {
  return { maxFeePerGas: hex(maxFeePerGas), maxPriorityFeePerGas: hex(maxPriorityFeePerGas) }
}

function answersOf(reads: readonly Read[], results: readonly CallResult[]): Answers {
  const answers = new Map(reads.map((one, index) => [keyOf(one), results[index]] as const))
  return (one) => {
    const result = answers.get(keyOf(one))
    return result?.isOk && result.data !== '0x' ? result.data : undefined
  }
}

function readResult(given: unknown): CallResult {
  const { status, gasUsed, returnData, logs, error } = fieldsOf(given)
  const { message, data } = fieldsOf(error)
  const bytes = isHex(returnData) && returnData !== '0x' ? returnData : data
  return {
    isOk: readInteger(status) === 1n,
    gasUsed: readInteger(gasUsed) ?? 0n,
    data: isHex(bytes) ? bytes : '0x',
    ...(typeof message === 'string' ? { message } : {}),
    logs: Array.isArray(logs) ? logs.flatMap(readLog) : [],
  }
}

function readLog(given: unknown): readonly SimulatedLog[] {
  const { address, topics, data } = fieldsOf(given)
  if (!isHex(address) || !isHex(data) || !Array.isArray(topics) || !topics.every(isHex)) return []
  return [{ address: address.toLowerCase(), topics: topics.map((one) => one.toLowerCase()), data }]
}

function isHex(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
}

/** Reads why a node refused the whole block: the codes of `eth_simulateV1`, else the text. */
function refusalOf(cause: unknown): SimulatedBlock {
  const parts = errorParts(cause)
  const message = parts.find(({ text }) => text)?.text ?? ''
  const codes = parts.map(({ code }) => code)
  if (codes.includes(-38014) || /insufficient funds|lack of funds/i.test(message))
    return { refused: 'funds', message }
  const isMissing =
    codes.includes(-32601) ||
    /not (found|supported|available)|does ?n.t exist|crashed|unknown method/i.test(message)
  return { refused: isMissing ? 'unsupported' : 'other', message }
}
