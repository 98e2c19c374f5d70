import type { BitcoinNode, BitcoinOptions } from './BitcoinNode'
import { findBitcoind } from './findBitcoind'
import { startBitcoind } from './startBitcoind'
import { startMemoryBitcoin } from './startMemoryBitcoin'

/** Starts a Bitcoin chain: a real node if bitcoind is installed, else one in memory; `isReal` says which. */
export async function startBitcoin(options: BitcoinOptions = {}): Promise<BitcoinNode> {
  const program = findBitcoind()
  return program ? startBitcoind(program, options) : startMemoryBitcoin(options)
}
