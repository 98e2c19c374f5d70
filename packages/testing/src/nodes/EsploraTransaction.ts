/** An output as Esplora writes it; amounts are satoshi. */
export type EsploraOutput = {
  /** Hexadecimal. */
  readonly scriptpubkey: string
  /** Like `v0_p2wpkh`. */
  readonly scriptpubkey_type: string
  /** Missing if it has no address. */
  readonly scriptpubkey_address?: string
  readonly value: number
}

/** Where a transaction is. */
export type EsploraStatus =
  | { readonly confirmed: false }
  | {
      readonly confirmed: true
      readonly block_height: number
      readonly block_hash: string
      /** Seconds. */
      readonly block_time: number
    }

/** A transaction as Esplora writes it, without the script disassembly. */
export type EsploraTransaction = {
  readonly txid: string
  readonly version: number
  readonly locktime: number
  readonly vin: readonly {
    readonly txid: string
    readonly vout: number
    readonly is_coinbase: boolean
    readonly scriptsig: string
    readonly sequence: number
    readonly witness?: readonly string[]
    /** The spent output; null for new coins. */
    readonly prevout: EsploraOutput | null
  }[]
  readonly vout: readonly EsploraOutput[]
  readonly size: number
  readonly weight: number
  readonly fee: number
  readonly status: EsploraStatus
}
