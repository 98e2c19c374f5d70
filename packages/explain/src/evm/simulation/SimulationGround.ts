import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import type { Ask } from '../../Ask'
import { readInteger } from '../../readInteger'

/** The latest block, as far as a simulation builds on it. */
export type LatestBlock = {
  readonly number: number
  /** When the next block could be, in Unix seconds. */
  readonly time: bigint
  readonly baseFee: bigint
  readonly miner: string
  readonly random: string
}

/** What every simulation of a request shares. */
export type SimulationGround = {
  readonly ask: Ask
  readonly account: string
  readonly balance: bigint
  readonly latest: LatestBlock
  readonly randomAddress: () => string
}

/** Reads the latest block and the balance; undefined if the node doesn't give them. */
export async function readGround(
  ask: Ask,
  account: string,
  now: number,
  randomAddress: () => string,
): Promise<SimulationGround | undefined> {
  const [block, coins] = await Promise.all([
    ask('eth_getBlockByNumber', ['latest', false]),
    ask('eth_getBalance', [account, 'latest']),
  ])
  const { number, timestamp, baseFeePerGas, miner, mixHash } = fieldsOf(block)
  const [height, mined, balance] = [readInteger(number), readInteger(timestamp), readInteger(coins)]
  if (height === undefined || mined === undefined || balance === undefined) return undefined
  const seconds = BigInt(Math.floor(now / 1000))
  const latest = {
    number: Number(height),
    time: (mined > seconds ? mined : seconds) + 12n,
    baseFee: readInteger(baseFeePerGas) ?? 0n,
    // Development nodes have no miner and no randomness, so a contract could detect the simulation.
    miner: isEvmAddress(miner) && BigInt(miner) !== 0n ? miner : randomAddress(),
    random: typeof mixHash === 'string' && !/^0x0*$/.test(mixHash) ? mixHash : randomWord(randomAddress),
  }
  return { ask, account, balance, latest, randomAddress }
}

function randomWord(randomAddress: () => string): string {
  return `${randomAddress()}${randomAddress().slice(2, 26)}`
}
