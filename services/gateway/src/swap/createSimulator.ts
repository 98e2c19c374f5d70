import { randomBytes } from 'node:crypto'
import {
  array,
  type InferOutput,
  looseObject,
  minLength,
  nullish,
  object,
  parse,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { type Hex, toHex } from 'viem'
import { createCache } from '../cache/createCache'
import { callRefused } from '../rpc/errors'
import type { Nodes } from '../rpc/Nodes'

const quantity = pipe(
  string(),
  regex(/^0x[0-9a-fA-F]{1,64}$/),
  transform((value) => BigInt(value)),
)
const hex = pipe(
  string(),
  regex(/^0x(?:[0-9a-fA-F]{2})*$/),
  transform((value) => value as Hex),
)
const blockSchema = looseObject({
  number: quantity,
  gasLimit: quantity,
  baseFeePerGas: nullish(quantity),
  miner: nullish(hex),
  mixHash: nullish(hex),
})
const resultSchema = pipe(
  array(
    object({
      calls: array(object({ status: quantity, returnData: hex, gasUsed: quantity })),
    }),
  ),
  minLength(1),
)

/** The newest block of a network. */
export type SimulatedBlock = InferOutput<typeof blockSchema>

/** A call to simulate. */
export type SimulatedCall = {
  readonly from: string
  readonly to: string
  readonly data: string
  readonly value?: bigint
  readonly gas: bigint
}

/** What became of it. */
export type SimulatedResult = { readonly isDone: boolean; readonly data: Hex; readonly gasUsed: bigint }

/** Simulates calls one after the other on top of the newest block. */
export type Simulator = {
  /** @throws chainDown */
  head(chainId: string, signal: AbortSignal): Promise<SimulatedBlock>
  /** Returns nothing where the node can't simulate. @throws chainDown, callRefused */
  run(
    chainId: string,
    block: SimulatedBlock,
    calls: readonly SimulatedCall[],
    overrides: Readonly<Record<string, { balance?: Hex; code?: Hex }>>,
    signal: AbortSignal,
  ): Promise<readonly SimulatedResult[] | undefined>
}

/** What a simulated call pays to the block's producer, in wei. */
export const simulatedTip = 1_000_000_000n

const withoutMs = 3_600_000
const isZero = (value: Hex | null | undefined) => !value || /^0x0*$/.test(value)

/**
 * Simulates with `eth_simulateV1`. The block looks like a real one, since contracts can behave well only where they see
 * that they are simulated: by a missing base fee, gas price or producer.
 */
export function createSimulator(nodes: Pick<Nodes, 'call'>, now: () => number): Simulator {
  const without = createCache<true>({ now, most: 1_000 })

  /** Whether the node refuses even an empty block: some don't know the method, others fail at it. */
  const isMissing = async (chainId: string, signal: AbortSignal) => {
    try {
      const params = [{ blockStateCalls: [{}] }, 'latest']
      await nodes.call(chainId, { method: 'eth_simulateV1', params }, signal)
      return false
    } catch (error) {
      if (!callRefused.is(error)) throw error
      without.set(chainId, true, withoutMs)
      return true
    }
  }

  return {
    head: async (chainId, signal) =>
      parse(
        blockSchema,
        await nodes.call(chainId, { method: 'eth_getBlockByNumber', params: ['latest', false] }, signal),
      ),

    async run(chainId, block, calls, overrides, signal) {
      if (without.get(chainId)) return undefined
      const { baseFeePerGas, gasLimit, miner, mixHash } = block
      const price =
        baseFeePerGas === undefined || baseFeePerGas === null
          ? { gasPrice: toHex(simulatedTip) }
          : {
              maxFeePerGas: toHex(baseFeePerGas + simulatedTip),
              maxPriorityFeePerGas: toHex(simulatedTip),
            }
      const block1 = {
        blockOverrides: {
          gasLimit: toHex(gasLimit),
          ...(baseFeePerGas === undefined || baseFeePerGas === null
            ? {}
            : { baseFeePerGas: toHex(baseFeePerGas) }),
          feeRecipient: isZero(miner) ? toHex(randomBytes(20)) : miner,
          prevRandao: isZero(mixHash) ? toHex(randomBytes(32)) : mixHash,
        },
        stateOverrides: overrides,
        calls: calls.map(({ from, to, data, value = 0n, gas }) => ({
          from,
          to,
          input: data,
          value: toHex(value),
          gas: toHex(gas),
          ...price,
        })),
      }
      try {
        const params = [{ blockStateCalls: [block1], validation: true }, toHex(block.number)]
        const [simulated] = parse(
          resultSchema,
          await nodes.call(chainId, { method: 'eth_simulateV1', params }, signal),
        )
        return simulated?.calls.map(({ status, returnData, gasUsed }) => ({
          isDone: status === 1n,
          data: returnData,
          gasUsed,
        }))
      } catch (error) {
        if (callRefused.is(error) && (await isMissing(chainId, signal))) return undefined
        throw error
      }
    },
  }
}
