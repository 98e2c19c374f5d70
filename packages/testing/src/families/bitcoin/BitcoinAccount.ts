import type { NETWORK } from '@scure/btc-signer'
import type { BitcoinKey } from '../../keys/Keys'

/** Sends a GET or a POST to an Esplora-compatible URL and returns the response. */
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
  /** The network's Esplora-compatible URL. */
  readonly node: string | undefined
  /** How it is called. Defaults to `fetch`. */
  readonly transport?: EsploraTransport | undefined
}
