import { slotUnknown, vaultLocked } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../../vault/Bytes'
import { openKeys } from '../../vault/openKeys'
import type { VaultKeys } from '../../vault/VaultKeys'
import { confirmOwner, type OwnerProof } from './confirmOwner'
import type { HandedWallet } from './HandedWallet'

/** Asks the server for its half of a slot. It tells the owner. */
export type AskHalf = (body: OwnerProof & { readonly slotId: string }) => Promise<{ readonly secret: string }>

/** Confirms who asks and opens the wallet for one use, in a click. @throws passkeyCancelled, loginTooOld, networkFailure */
export async function openHanded<Result>(
  { login, account: { vault, slots, user }, slotId, a }: HandedWallet,
  askHalf: AskHalf,
  use: (keys: VaultKeys) => Promise<Result>,
): Promise<Result> {
  const slot = slots.find((one) => one.slotId === slotId)
  if (!vault) throw vaultLocked()
  if (!slot) throw slotUnknown()
  const { secret } = await askHalf({ slotId, ...(await confirmOwner(login)) })
  const { kind, sealed } = slot
  const opening = { slotId, kind, sealed, a, b: base64urlnopad.decode(secret) as Bytes }
  return openKeys({ user: user.id, version: vault.version, sealed: vault.sealed, slot: opening }, use)
}
