import { bytesToHex } from '@noble/hashes/utils.js'

/** A Solana token and its holders. */
export type SolanaToken = {
  /** Its address. */
  readonly mint: string
  readonly decimals: number
  /** `Tokenkeg…` (SPL), as for most tokens, or `Tokenz…` (Token-2022). Defaults to the first. */
  readonly program?: 'spl' | 'token-2022'
  /** In the smallest unit, by the owner's address. */
  readonly balances: Readonly<Record<string, bigint>>
}

const programs = {
  spl: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'token-2022': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
} as const

/** The rent-exempt minimum for an account of this length. */
const rent = 1_461_600

/** A mint as the token programs store it: initialized, and without a mint authority. */
function encodeMint(supply: bigint, decimals: number): Uint8Array {
  const data = new Uint8Array(82)
  const view = new DataView(data.buffer)
  view.setBigUint64(36, supply, true)
  view.setUint8(44, decimals)
  view.setUint8(45, 1)
  return data
}

/** Puts a token on a Surfpool chain, with an account for each holder; `ask` calls the node. */
export async function addSolanaToken(
  ask: (method: string, ...params: readonly unknown[]) => Promise<unknown>,
  { mint, decimals, program = 'spl', balances }: SolanaToken,
): Promise<void> {
  const owner = programs[program]
  const supply = Object.values(balances).reduce((sum, amount) => sum + amount, 0n)
  const data = bytesToHex(encodeMint(supply, decimals))
  await ask('surfnet_setAccount', mint, { lamports: rent, owner, data })
  for (const [holder, amount] of Object.entries(balances))
    await ask('surfnet_setTokenAccount', holder, mint, { amount: Number(amount) }, owner)
}
