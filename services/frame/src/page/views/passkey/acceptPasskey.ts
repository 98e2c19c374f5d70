import type { FramePage } from '../../FramePage'
import { acceptLogin } from '../../session/acceptLogin'
import { addDevice } from '../../session/addDevice'
import { ensureWallet } from '../../session/ensureWallet'
import { walletHere } from '../../session/walletHere'
import type { PasskeyProof } from './proveByPasskey'

/** Keeps the login of a passkey, and starts to open the wallet with its slot unless this device has one. */
export async function acceptPasskey(frame: FramePage, { login, slot }: PasskeyProof): Promise<void> {
  const sealedIn = (slots: typeof login.slots) =>
    slots.find(({ slotId }) => slotId === slot.slotId)?.sealed ?? ''
  await acceptLogin(frame, login, () =>
    ensureWallet(frame, async () => {
      const here = await walletHere(frame, login)
      return here ?? addDevice(frame, login, async ({ slots }) => ({ ...slot, sealed: sealedIn(slots) }))
    }),
  )
}
