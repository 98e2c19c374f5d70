import { createSolanaWallet } from '../solana/createSolanaWallet'
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

/** Gives the three accounts of the demo phrase 1,000 SOL each, 2,500 of a token of the old kind and 100 of one of the new. */
export async function seedSolana(node: Pick<SurfpoolNode, 'fund' | 'addToken'>): Promise<void> {
  const [dollar, token] = solanaSeedTokens
  const { addresses } = createSolanaWallet()
  const each = (amount: bigint) => Object.fromEntries(addresses.map((address) => [address, amount]))
  for (const address of addresses) await node.fund(address, 1_000_000_000_000n)
  await node.addToken({ mint: dollar.address, decimals: dollar.decimals, balances: each(2_500_000_000n) })
  await node.addToken({
    mint: token.address,
    decimals: token.decimals,
    program: 'token-2022',
    balances: each(100_000_000_000n),
  })
}
