import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import type { BitcoinNode } from './BitcoinNode'

/** Payments between the three accounts, in satoshi. */
const payments = [
  { from: 0, to: 1, satoshi: 150_000 },
  { from: 1, to: 0, satoshi: 420_000 },
  { from: 0, to: 2, satoshi: 1_000_000 },
] as const

/**
 * Gives the three accounts of the demo phrase one bitcoin each, and a history: payments to each other, signed with their
 * own keys.
 */
export async function seedBitcoin(node: Pick<BitcoinNode, 'networkId' | 'url' | 'fund'>): Promise<void> {
  const { networkId, url } = node
  const wallet = createBitcoinWallet({
    form: 'unisat',
    networkId,
    nodes: { [networkId]: url },
    authorised: true,
  })
  for (const address of wallet.addresses) await node.fund(address, 100_000_000)
  for (const { from, to, satoshi } of payments) {
    wallet.switchAccount(from)
    await Object(wallet.provider).sendBitcoin(wallet.addresses[to], satoshi)
  }
}
