import type { NETWORK } from '@scure/btc-signer'
import type { BitcoinKey } from '../../keys/Keys'

/** Asks an Esplora-compatible address, or posts a body to it, and gives back what it says. */
export type EsploraTransport = (
  url: string,
  body?: string,
) => Promise<{ readonly ok: boolean; readonly text: string }>

/** The account on one network of Bitcoin. */
export type BitcoinAccount = {
  readonly chainId: string
  readonly key: BitcoinKey
  readonly network: typeof NETWORK
  readonly address: string
  /** The script of its outputs (P2WPKH). */
  readonly script: Uint8Array
  /** Where the network is read and written: an Esplora-compatible address. */
  readonly node: string | undefined
  /** How it is reached; `fetch` when not set. */
  readonly transport?: EsploraTransport | undefined
}
