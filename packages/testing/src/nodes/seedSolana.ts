import { createSolanaWallet } from '../solana/createSolanaWallet'
import { paySolana } from './paySolana'
import type { SurfpoolNode } from './startSurfpool'

/** The tokens of a seeded Solana chain, as gateways and sites list them. */
export const solanaSeedTokens = [
  /** SPL. */
  {
    address: 'LKDy111111111111111111111111111111111111111',
    name: 'Latchkey Dollar',
    symbol: 'LKD',
    decimals: 6,
  },
  /** Token-2022. */
  {
    address: 'LKTy111111111111111111111111111111111111111',
    name: 'Latchkey Token',
    symbol: 'LKT',
    decimals: 9,
  },
] as const

/** Payments between the three accounts, in lamports. */
const payments = [
  { from: 0, to: 1, lamports: 1_500_000_000n },
  { from: 1, to: 0, lamports: 250_000_000n },
  { from: 0, to: 2, lamports: 4_200_000_000n },
] as const

/**
 * Gives the three accounts of the demo phrase 1,000 SOL each, 2,500 of an SPL token and 100 of a Token-2022 token, and a
 * history: payments to each other, signed with their own keys.
 */
export async function seedSolana(node: Pick<SurfpoolNode, 'url' | 'fund' | 'addToken'>): Promise<void> {
  const wallet = createSolanaWallet({ authorised: true, nodes: { 'solana:localnet': node.url } })
  const { addresses } = wallet
  const fundAll = () => Promise.all(addresses.map((address) => node.fund(address, 1_000_000_000_000n)))
  const each = (amount: bigint) => Object.fromEntries(addresses.map((address) => [address, amount]))
  await fundAll()
  for (const { from, to, lamports } of payments) {
    wallet.switchAccount(from)
    await paySolana(node.url, wallet, addresses[to] ?? '', lamports)
  }
  // The payments are refunded, so every account starts with a round number.
  await fundAll()
  const [dollar, token] = solanaSeedTokens
  await node.addToken({ mint: dollar.address, decimals: dollar.decimals, balances: each(2_500_000_000n) })
  await node.addToken({
    mint: token.address,
    decimals: token.decimals,
    program: 'token-2022',
    balances: each(100_000_000_000n),
  })
}
