import type { Hex } from 'viem'

/** A row of an operation. The database returns large numbers as text. */
export type StoredOperation = {
  readonly hash: Hex
  readonly chain: string
  readonly sender: Hex
  readonly nonce: string
  readonly project: string
  readonly operation: string
  readonly state: 'queued' | 'sent' | 'mined' | 'failed'
  readonly gas: string
  readonly max_fee: string
  readonly data_fee: string
  readonly day: number
  readonly tx_hash: Hex | null
  readonly tx_nonce: string | null
  readonly raw: Hex | null
  readonly genesis: string | null
  readonly block: string | null
  readonly final: boolean
  readonly cost: string | null
  readonly reason: string | null
  readonly receipt: string | null
  readonly created_at: Date
  readonly changed_at: Date
}

/** The columns of a row. */
export const storedColumns = `hash, chain, sender, nonce::text as nonce, project, operation, state, gas::text as gas,
  max_fee::text as max_fee, data_fee::text as data_fee, day, tx_hash, tx_nonce::text as tx_nonce, raw, genesis, block, final,
  cost::text as cost, reason, receipt, created_at, changed_at`
