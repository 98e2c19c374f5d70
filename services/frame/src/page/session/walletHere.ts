import type { FrameAccount } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import type { VaultAddresses } from '../vault/VaultTask'
import { readMoved } from './readMoved'
import type { Wallet } from './Wallet'

/** Returns the wallet if this device has a slot and its own half of the key. */
export async function walletHere(frame: FramePage, account: FrameAccount): Promise<Wallet | null> {
  const { vault, slots } = account
  if (!vault) return null
  const { secrets } = await frame.store.read()
  for (const { slotId, kind } of slots) {
    const own = kind === 'device' ? secrets.find((secret) => secret.slotId === slotId) : undefined
    if (!own) continue
    const wallet = { account: { ...account, vault }, slotId }
    if (own.addresses) return { ...wallet, addresses: own.addresses as VaultAddresses }
    return { ...wallet, addresses: await readMoved(frame, wallet) }
  }
  return null
}
