import { localNetworkIds } from '@latchkey/testing'
import {
  polkadotSeed,
  seedBitcoin,
  seedSolana,
  startBitcoin,
  startChopsticks,
  startSurfpool,
} from '@latchkey/testing/node'
import type { Stack } from './browser/Stack'

type Stop = () => Promise<void>

/** Starts a seeded node of each family beside EVM, at once. */
export async function startFamilies(running: Stop[]): Promise<Stack['families']['nodes']> {
  const keep = async <N extends { readonly stop: Stop }>(starting: Promise<N>): Promise<N> => {
    const node = await starting
    running.push(node.stop)
    return node
  }
  const nodes = [
    keep(startSurfpool()),
    keep(startBitcoin()),
    keep(startChopsticks({ balances: polkadotSeed() })),
  ] as const
  // All have to have come up, or not, before what runs can be ended.
  await Promise.allSettled(nodes)
  const [solana, bitcoin, polkadot] = await Promise.all(nodes)
  await Promise.all([seedSolana(solana), seedBitcoin(bitcoin)])
  return {
    [localNetworkIds.solana]: solana.url,
    [localNetworkIds.bitcoin]: bitcoin.url,
    [localNetworkIds.polkadot]: polkadot.url,
  }
}
