import type { NetworkId } from '@latchkey/protocol'
import type { Preparation } from '../messages/rpc/Preparation'
import type { ShownCall } from './CallsForm'

/** An account, the calls it's asked to make on a network, and a node to ask. */
export type SmartSender = {
  readonly account: `0x${string}`
  readonly chain: NetworkId
  readonly calls: readonly ShownCall[]
  /** The id that the site chose for the calls. */
  readonly id?: string | undefined
  /** Whether the account has to become smart first. */
  readonly isUpgrade: boolean
  /** The key of an operation with the same calls that was signed, but refused. */
  readonly cancels?: `0x${string}` | undefined
  readonly ask: Preparation['ask']
}
