import { findSurfpool } from '@latchkey/testing/node'
import type { Family } from './readChains'

/** What runs when nobody asks for anything, and what is to be said about it. */
export type UsualChains = { readonly families: readonly Family[]; readonly note?: string }

/** EVM and Solana; Solana only where its node is published for the machine, as nobody has asked for it. */
export function usualChains(find: () => string = findSurfpool): UsualChains {
  try {
    find()
    return { families: ['evm', 'solana'] }
  } catch (error) {
    // Whoever asks for Solana by name gets this as an error.
    const reason = error instanceof Error ? error.message : String(error)
    return { families: ['evm'], note: `Solana is left out. ${reason}` }
  }
}
