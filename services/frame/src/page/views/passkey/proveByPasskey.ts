import { type FrameLogin, postPasskeyChallenge, postPasskeyLogin } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import { attemptFields } from '../../session/attemptFields'
import type { Bytes } from '../../vault/Bytes'
import { takePasskey } from './takePasskey'

/** What one touch gives: a login, and both factors of the passkey's slot. */
export type PasskeyProof = {
  readonly login: FrameLogin
  readonly slot: { readonly slotId: string; readonly kind: 'passkey'; readonly a: Bytes; readonly b: Bytes }
}

/**
 * Asks for a passkey and proves to the server that the visitor has it. The login is of this page's device if it names
 * the one it has, else of a new one. @throws passkeyCancelled, passkeyUnable, passkeyRefused
 */
export async function proveByPasskey(
  frame: FramePage,
  { isSameDevice }: { readonly isSameDevice: boolean },
): Promise<PasskeyProof> {
  const { deviceId, ...fields } = await attemptFields(frame)
  const body = { ...fields, ...(isSameDevice && deviceId ? { deviceId } : {}) }
  const { attempt, options } = await frame.login.call(postPasskeyChallenge, { body })
  const { secret, response } = await takePasskey(options)
  const { login, slot } = await frame.login.call(postPasskeyLogin, {
    params: { attempt },
    body: { response },
  })
  const b = base64urlnopad.decode(slot.secret) as Bytes
  return { login, slot: { slotId: slot.slotId, kind: 'passkey', a: secret, b } }
}
