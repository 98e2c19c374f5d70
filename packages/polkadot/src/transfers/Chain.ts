import type { getDynamicBuilder } from '@polkadot-api/metadata-builders'
import type { UnifiedMetadata } from '@polkadot-api/substrate-bindings'

/** What a chain says of itself. */
export type Chain = {
  readonly builder: ReturnType<typeof getDynamicBuilder>
  readonly metadata: UnifiedMetadata
  readonly extensions: readonly string[]
  readonly genesisHash: string
  readonly specVersion: number
}
