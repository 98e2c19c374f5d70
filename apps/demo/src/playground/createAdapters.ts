import type { ChainAdapter, Namespace } from 'latchkey'
import { bitcoin } from 'latchkey/bitcoin'
import { evm } from 'latchkey/evm'
import { polkadot } from 'latchkey/polkadot'
import { solana } from 'latchkey/solana'

const makers = { eip155: evm, solana, bip122: bitcoin, polkadot } as const

/** The adapters of some families of chains. Each is small: what it does is loaded when it is first done. */
export function createAdapters(families: readonly Namespace[]): readonly ChainAdapter[] {
  return families.map((namespace) => makers[namespace]())
}
