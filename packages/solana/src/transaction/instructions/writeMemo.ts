import type { Instruction } from '@solana/instructions'
import { memoProgram } from './programs'

/** Puts a note on the chain. */
export function writeMemo(text: string): Instruction {
  return { programAddress: memoProgram, accounts: [], data: new TextEncoder().encode(text) }
}
