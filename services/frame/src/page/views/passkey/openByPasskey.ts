import { type FrameAccount, passkeyRefused } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'
import { acceptPasskey } from './acceptPasskey'
import { proveByPasskey } from './proveByPasskey'

/**
 * Opens the signed-in visitor's wallet with one of its passkeys, and adds a slot for this device.
 * @throws passkeyCancelled, passkeyUnable, passkeyRefused, networkFailure
 */
export async function openByPasskey(frame: FramePage, { user }: FrameAccount): Promise<void> {
  const proof = await proveByPasskey(frame, { isSameDevice: true })
  // Somebody else's passkey opens their wallet, and the site would show it to this visitor.
  if (proof.login.user.id !== user.id) throw passkeyRefused()
  await acceptPasskey(frame, proof)
  await ensureWallet(frame)
}
