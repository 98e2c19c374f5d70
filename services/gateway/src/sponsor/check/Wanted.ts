import type { BundlerOperation } from '@latchkey/protocol'

/** A request to pay for an operation. */
export type Wanted = {
  readonly operation: BundlerOperation
  /** CAIP-2. */
  readonly chain: string
  readonly project: string
  readonly signal?: AbortSignal
}
