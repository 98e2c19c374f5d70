import type { FrameAccount } from '@latchkey/protocol'
import type { LoginClient } from '../../session/createLoginClient'
import type { Bytes } from '../../vault/Bytes'

/** A wallet that a window can open once the visitor has confirmed that it's them. */
export type HandedWallet = {
  readonly login: LoginClient
  readonly account: FrameAccount
  /** The slot of the device, and its first half. */
  readonly slotId: string
  readonly a: Bytes
}
