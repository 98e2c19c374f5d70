import type { TransactionRequest } from '@latchkey/core'

/** What `planSwap` plans and `carryOut` does. */
export type ActPlan =
  | { readonly kind: 'call'; readonly transaction: TransactionRequest }
  | {
      readonly kind: 'sign'
      readonly typedData: Readonly<Record<string, unknown>>
      readonly deadline: string
    }
  | { readonly kind: 'calls'; readonly transactions: readonly TransactionRequest[] }
