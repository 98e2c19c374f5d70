import { connectedSocial, email, emailLoginUsed, lastUsedChain, socialUsername } from '@latchkey/protocol'
import type { ItemStore } from '../storage/createItemStore'

/** [CON-4] Removes the stored e-mail or social login. */
export function clearLogin(storage: ItemStore): void {
  storage.remove(emailLoginUsed)
  storage.remove(email)
  storage.remove(lastUsedChain)
  storage.remove(socialUsername)
  storage.remove(connectedSocial)
}
