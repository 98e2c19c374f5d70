import { userRejected } from '@latchkey/protocol'
import type { FramePage } from '../../FramePage'
import { untilWithdrawn } from '../../untilWithdrawn'
import { acceptPasskey } from './acceptPasskey'
import { askPasskey } from './askPasskey'
import { proveByPasskey } from './proveByPasskey'

/** Signs in with a passkey and opens the wallet with it: one touch. @throws userRejected */
export async function connectPasskey(frame: FramePage): Promise<void> {
  const signIn = async () => acceptPasskey(frame, await proveByPasskey(frame, { isSameDevice: false }))
  const isDone = await untilWithdrawn(frame, (signal) =>
    askPasskey(signIn, { look: frame.state.look, signal }),
  )
  if (!isDone) throw userRejected()
}
