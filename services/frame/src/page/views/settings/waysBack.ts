import type { FrameAccount, SlotKind } from '@latchkey/protocol'

/** Who can open a wallet, and with what. */
export type WaysBack = {
  /** Each kind once, the nearest first. */
  readonly kinds: readonly SlotKind[]
  /** Whether the operator can open it, too. */
  readonly isOperators: boolean
  /** Whether losing this device means losing the wallet. */
  readonly isSingle: boolean
}

const order: readonly SlotKind[] = ['device', 'passkey', 'password', 'auto']

/** Returns the ways back into a wallet. A device of another site is no way back to this one. */
export function waysBack({ slots }: Pick<FrameAccount, 'slots'>): WaysBack {
  const here = slots.filter(({ kind, isThisDevice }) => kind !== 'device' || isThisDevice)
  const kinds = order.filter((kind) => here.some((slot) => slot.kind === kind))
  return { kinds, isOperators: kinds.includes('auto'), isSingle: kinds.length < 2 }
}
