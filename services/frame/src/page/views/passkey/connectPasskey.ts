import { postPasskeyChallenge, postPasskeyLogin, userRejected } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import { acceptLogin } from '../../session/acceptLogin'
import { addDevice } from '../../session/addDevice'
import { attemptFields } from '../../session/attemptFields'
import { ensureWallet } from '../../session/ensureWallet'
import { walletHere } from '../../session/walletHere'
import { untilWithdrawn } from '../../untilWithdrawn'
import type { Bytes } from '../../vault/Bytes'
import { askPasskey } from './askPasskey'
import { takePasskey } from './takePasskey'

/** Signs in with a passkey and opens the wallet with it: one touch. @throws userRejected */
export async function connectPasskey(frame: FramePage): Promise<void> {
  const isDone = await untilWithdrawn(frame, (signal) =>
    askPasskey(() => signIn(frame), { look: frame.state.look, purpose: 'login', signal }),
  )
  if (!isDone) throw userRejected()
}

async function signIn(frame: FramePage): Promise<void> {
  const { deviceId: _, ...body } = await attemptFields(frame)
  const { attempt, options } = await frame.login.call(postPasskeyChallenge, { body })
  const { secret, response } = await takePasskey(options)
  const { login, slot } = await frame.login.call(postPasskeyLogin, {
    params: { attempt },
    body: { response },
  })
  const open = () =>
    ensureWallet(frame, async () => {
      const here = await walletHere(frame, login)
      return here ?? addDevice(frame, login, async ({ slots }) => opening(slots))
    })
  const opening = (slots: typeof login.slots) => ({
    slotId: slot.slotId,
    kind: 'passkey',
    sealed: slots.find(({ slotId }) => slotId === slot.slotId)?.sealed ?? '',
    a: secret,
    b: base64urlnopad.decode(slot.secret) as Bytes,
  })
  await acceptLogin(frame, login, open)
}
