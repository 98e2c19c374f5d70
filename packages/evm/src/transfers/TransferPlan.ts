import type { TransactionRequest } from '@latchkey/core'

/** What `quote` plans and `send` carries out. */
export type TransferPlan = { readonly transaction: TransactionRequest }
