import type { PsbtInput } from '@latchkey/core'

/** What `quote` plans and `send` carries out. */
export type TransferPlan =
  /** A transaction that the wallet signs. */
  | {
      readonly way: 'psbt'
      /** Base64. */
      readonly psbt: string
      readonly inputs: readonly PsbtInput[]
      /** The coins it spends, as `txid:index`. */
      readonly coins: readonly string[]
      /** Nothing comes back. */
      readonly isAll: boolean
    }
  /** The wallet makes the transaction itself, and sets its fee. */
  | { readonly way: 'wallet' }
  /** There is nothing to send yet. */
  | { readonly way: 'none' }
