import {
  type FrameResponse,
  passwordNeeded,
  requestAborted,
  userRejected,
  vaultLocked,
  wayBackNeeded,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { askDrawn } from './askDrawn'
import { openFrame } from './openFrame'

/** What the frame draws when a signed-in visitor's wallet isn't there yet. */
const remedies = [
  { kind: wayBackNeeded, name: 'CREATE_WALLET' },
  { kind: passwordNeeded, name: 'OPEN_WALLET' },
  { kind: vaultLocked, name: 'OPEN_WALLET' },
] as const

/**
 * Shows the frame, where the visitor gives what their wallet still needs: a way back for a new one, or the password or
 * passkey of one that this device can't open. @throws `cause` when they leave, or when the frame can't help, and what the frame answers
 */
export async function finishInFrame(
  latchkey: Latchkey,
  cause: unknown,
): Promise<FrameResponse<'CREATE_WALLET' | 'OPEN_WALLET'>> {
  const remedy = remedies.find(({ kind }) => kind.is(cause))
  if (!remedy) throw cause
  const { kind, name } = remedy
  try {
    return await askDrawn(latchkey, await openFrame(latchkey), { name, ask: (frame) => frame.ask(name) })
  } catch (error) {
    if (requestAborted.is(error) || userRejected.is(error)) throw kind({}, { cause: error })
    throw error
  }
}
