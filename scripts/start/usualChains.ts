import { findSurfpool } from '@latchkey/testing/node'
import type { Family } from './readChains'

/** The default chains and a note about them. */
export type UsualChains = { readonly families: readonly Family[]; readonly note?: string }

/** Returns EVM and, if its node is published for this machine, Solana. */
export function usualChains(find: () => unknown = findSurfpool): UsualChains {
  try {
    find()
    return { families: ['evm', 'solana'] }
  } catch (error) {
    // Asking for Solana by name makes this an error.
    const reason = error instanceof Error ? error.message : String(error)
    return { families: ['evm'], note: `Solana is left out. ${reason}` }
  }
}
