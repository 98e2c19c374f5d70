import type { ChainAdapter, Namespace } from 'latchkey'
import { bitcoin } from 'latchkey/bitcoin'
import { evm } from 'latchkey/evm'
import { polkadot } from 'latchkey/polkadot'
import { solana } from 'latchkey/solana'

const makers = { eip155: evm, solana, bip122: bitcoin, polkadot } as const

/** Creates the adapters of the given families. Each loads its code on first use. */
export function createAdapters(families: readonly Namespace[]): readonly ChainAdapter[] {
  return families.map((namespace) => makers[namespace]())
}
