import type { Explanation } from '@latchkey/explain'
import type { NetworkId } from '@latchkey/protocol'
import type { RequestToExplain } from '../ports/ExplainRequest'

/** A site's request to the wallet that waits for the visitor. */
export type ApprovalState = {
  readonly request: RequestToExplain
  readonly networkId: NetworkId | null
  /** Null until something is known. */
  readonly explanation: Explanation | null
  /** Whether nothing more will be known. */
  readonly isComplete: boolean
  /** Whether the visitor can go on: all is known, or enough time has passed. */
  readonly mayContinue: boolean
}
