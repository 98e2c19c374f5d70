import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  multicall3Abi,
  parseAbi,
} from 'viem'
import { createCache } from '../cache/createCache'
import type { Chain } from '../config/chainSchema'
import { callRefused } from '../rpc/errors'
import type { NodeCall, Nodes } from '../rpc/Nodes'

/** Something to read: the result of a contract call, or a native balance. */
export type ContractRead = { readonly to: string; readonly data: Hex } | { readonly nativeOf: string }

/** Reads many values at once; `undefined` where a contract doesn't answer. @throws chainDown */
export type ContractReader = (
  chain: Chain,
  reads: readonly ContractRead[],
  signal?: AbortSignal,
) => Promise<(Hex | undefined)[]>

const usualMulticall = '0xcA11bde05977b3631167028862bE2a173976CA11'
const nativeAbi = parseAbi(['function getEthBalance(address) view returns (uint256)'])
const readsPerCall = 500
const readsPerBatch = 100
const withoutMulticallMs = 600_000

/** Reads through Multicall3 in one call, or through a batch where the chain has none. */
export function createContractReader(
  nodes: Pick<Nodes, 'call' | 'callMany'>,
  now: () => number,
): ContractReader {
  const withoutMulticall = createCache<true>({ now, most: 1_000 })

  const readTogether = async (chain: Chain, reads: readonly ContractRead[], signal?: AbortSignal) => {
    if (reads.length < 2 || withoutMulticall.get(chain.id)) return undefined
    const to = asAddress(chain.multicall ?? usualMulticall)
    const call = { method: 'eth_call', params: [{ to, data: encodeTogether(to, reads) }, 'latest'] }
    try {
      const result = await nodes.call(chain.id, call, signal)
      if (result !== '0x') return decodeTogether(result, reads.length)
      withoutMulticall.set(chain.id, true, withoutMulticallMs)
      return undefined
    } catch (error) {
      // A contract that burns all the gas fails the whole call; in a batch it only fails its own.
      if (callRefused.is(error)) return undefined
      throw error
    }
  }

  const readEach = async (chain: Chain, reads: readonly ContractRead[], signal?: AbortSignal) => {
    const results: (Hex | undefined)[] = []
    for (const part of chunks(reads, readsPerBatch)) {
      const outcomes = await nodes.callMany(chain.id, part.map(toCall), signal)
      results.push(...outcomes.map((outcome) => (outcome.ok ? asHex(outcome.result) : undefined)))
    }
    return results
  }

  return async (chain, reads, signal) => {
    const parts = await Promise.all(
      chunks(reads, readsPerCall).map(
        async (part) => (await readTogether(chain, part, signal)) ?? readEach(chain, part, signal),
      ),
    )
    return parts.flat()
  }
}

function toCall(read: ContractRead): NodeCall {
  return 'nativeOf' in read
    ? { method: 'eth_getBalance', params: [read.nativeOf, 'latest'] }
    : { method: 'eth_call', params: [{ to: read.to, data: read.data }, 'latest'] }
}

function encodeTogether(multicall: Address, reads: readonly ContractRead[]): Hex {
  const calls = reads.map((read) => ({
    target: 'nativeOf' in read ? multicall : asAddress(read.to),
    allowFailure: true,
    callData:
      'nativeOf' in read
        ? encodeFunctionData({ abi: nativeAbi, args: [asAddress(read.nativeOf)] })
        : read.data,
  }))
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
}

function decodeTogether(result: unknown, count: number): (Hex | undefined)[] | undefined {
  if (!isHex(result)) return undefined
  try {
    const answers = decodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', data: result })
    if (answers.length !== count) return undefined
    return answers.map(({ success, returnData }) => (success ? asHex(returnData) : undefined))
  } catch {
    // Some other contract is at this address; call each one separately.
    return undefined
  }
}

/** Accepts addresses whose mixed case isn't a valid checksum, which the encoder would reject. */
function asAddress(address: string): Address {
  return address.toLowerCase() as Address
}

/** An account without code answers every call with empty data. */
function asHex(value: unknown): Hex | undefined {
  return isHex(value) && value !== '0x' ? value : undefined
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
