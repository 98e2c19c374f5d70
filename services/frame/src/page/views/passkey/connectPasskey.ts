import { userRejected } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { acceptLogin } from '../../session/acceptLogin'
import { addDevice } from '../../session/addDevice'
import { ensureWallet } from '../../session/ensureWallet'
import { walletHere } from '../../session/walletHere'
import { untilWithdrawn } from '../../untilWithdrawn'
import { askPasskey } from './askPasskey'
import { proveByPasskey } from './proveByPasskey'

/** Signs in with a passkey and opens the wallet with it: one touch. @throws userRejected */
export async function connectPasskey(frame: FramePage): Promise<void> {
  const isDone = await untilWithdrawn(frame, (signal) =>
    askPasskey(() => signIn(frame), { look: frame.state.look, signal }),
  )
  if (!isDone) throw userRejected()
}

async function signIn(frame: FramePage): Promise<void> {
  const { login, slot } = await proveByPasskey(frame, { isSameDevice: false })
  const sealedIn = (slots: typeof login.slots) =>
    slots.find(({ slotId }) => slotId === slot.slotId)?.sealed ?? ''
  await acceptLogin(frame, login, () =>
    ensureWallet(frame, async () => {
      const here = await walletHere(frame, login)
      return here ?? addDevice(frame, login, async ({ slots }) => ({ ...slot, sealed: sealedIn(slots) }))
    }),
  )
}
