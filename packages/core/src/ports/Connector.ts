import type { ConnectorType, Namespace } from '@latchkey/protocol'

/** [CON-10] A way to reach one wallet in one family. `provider` is the object that the wallet announced. */
export type Connector = {
  readonly id: string
  /** Whether another program announced the same id, or only the same name. Set by core. */
  readonly contested?: 'id' | 'name'
  /** The id that its program announced, if another program has it. Set by core. */
  readonly announcedId?: string
  /** Whether the wallet doesn't say which domain it belongs to. */
  readonly isUnverified?: boolean
  /** Whether it is the app around the page: listed first, and connected without a press. */
  readonly isAround?: boolean
  readonly name: string
  readonly type: ConnectorType
  readonly chain: Namespace
  readonly imageUrl?: string
  readonly imageId?: string
  readonly info?: { readonly rdns?: string; readonly uuid?: string }
  readonly provider: unknown
}
