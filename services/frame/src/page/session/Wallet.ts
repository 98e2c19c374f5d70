import type { FrameAccount } from '@latchkey/protocol'
import type { VaultAddresses } from '../vault/VaultTask'

/** The wallet of an account that this device can open. */
export type Wallet = {
  readonly account: FrameAccount & { readonly vault: NonNullable<FrameAccount['vault']> }
  /** As the worker derived them from the keys. */
  readonly addresses: VaultAddresses
  /** This device's slot. */
  readonly slotId: string
}
