import type { FramePage } from '../FramePage'
import type { SealedVault } from '../vault/VaultTask'

/** Stores the device's half of new slots. This comes before the upload: a stored vault must open here. */
export async function keepSecrets(frame: FramePage, { slots, addresses }: SealedVault): Promise<void> {
  const made = slots.flatMap(({ slotId, wrapped }) => (wrapped ? [{ slotId, wrapped, addresses }] : []))
  await frame.store.change(({ secrets }) => ({ secrets: [...made, ...secrets].slice(0, 50) }))
}
