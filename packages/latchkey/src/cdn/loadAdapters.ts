import type { ChainAdapter } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/** The families besides EVM, each in a file of its own. */
const families: { readonly [N in Exclude<Namespace, 'eip155'>]: () => Promise<ChainAdapter> } = {
  solana: async () => (await import('../solana')).solana(),
  bip122: async () => (await import('../bitcoin')).bitcoin(),
  polkadot: async () => (await import('../polkadot')).polkadot(),
}

/** Loads the adapters of these networks, except for that of EVM. */
export function loadAdapters(ids: readonly string[]): Promise<readonly ChainAdapter[]> {
  const wanted = Object.entries(families).filter(([name]) => ids.some((id) => id.startsWith(`${name}:`)))
  return Promise.all(wanted.map(([, load]) => load()))
}
