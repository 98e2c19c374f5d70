import type { SolanaInstruction } from './parseTransaction'

/** The program that moves SOL. */
export const systemProgram = '11111111111111111111111111111111'

/** Parses an instruction that transfers SOL; null for any other. An account in a lookup table has no name here. */
export function readSolTransfer({ program, accounts, data }: SolanaInstruction): {
  readonly from: string | null
  readonly to: string | null
  readonly lamports: bigint
} | null {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  // The second instruction of the system program is a transfer: u32 number, u64 lamports, both little-endian.
  if (program !== systemProgram || data.length !== 12 || view.getUint32(0, true) !== 2) return null
  return { from: accounts[0] ?? null, to: accounts[1] ?? null, lamports: view.getBigUint64(4, true) }
}
