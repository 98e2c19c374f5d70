import { type FrameAccount, postPasskey, postPasskeyOptions } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import type { Bytes } from '../../vault/Bytes'
import { createPasskey } from '../passkey/createPasskey'
import { changeSlots } from './changeSlots'

/** Adds a passkey that opens the wallet. The operator's slot goes, since it's no longer needed. @throws passkeyCancelled, passkeyUnable */
export async function addPasskey(frame: FramePage): Promise<FrameAccount> {
  const { options } = await frame.login.call(postPasskeyOptions, { body: {} })
  const { secret, response } = await createPasskey(options as unknown as Parameters<typeof createPasskey>[0])
  const { slotId, secret: half } = await frame.login.call(postPasskey, { body: { response } })
  const b = base64urlnopad.decode(half) as Bytes
  return changeSlots(frame, {
    added: [{ slotId, kind: 'passkey', a: secret, b }],
    keeps: ({ kind }) => kind !== 'auto',
  })
}
