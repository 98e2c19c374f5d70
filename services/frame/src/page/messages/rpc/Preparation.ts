import type { NetworkId } from '@latchkey/protocol'
import type { VaultAddresses } from '../../vault/VaultTask'

/** What is needed to prepare a request. */
export type Preparation = {
  readonly method: string
  readonly params: unknown
  readonly addresses: VaultAddresses
  readonly chain: NetworkId
  /** The site that asks. */
  readonly origin: string
  readonly projectId?: string
  readonly ask: (method: string, params: readonly unknown[]) => Promise<unknown>
}
