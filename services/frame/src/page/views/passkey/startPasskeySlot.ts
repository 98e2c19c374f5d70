import { postPasskey, postPasskeyOptions } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import type { Bytes } from '../../vault/Bytes'
import type { SlotRequest } from '../../vault/VaultTask'
import { createPasskey } from './createPasskey'

/** Creates a passkey in a click, with a slot that counts once the vault is stored with it. @throws passkeyCancelled, passkeyUnable */
export async function startPasskeySlot(frame: Pick<FramePage, 'login'>): Promise<SlotRequest> {
  const { options } = await frame.login.call(postPasskeyOptions, { body: {} })
  const { secret, response } = await createPasskey(options as unknown as Parameters<typeof createPasskey>[0])
  const { slotId, secret: half } = await frame.login.call(postPasskey, { body: { response } })
  return { slotId, kind: 'passkey', a: secret, b: base64urlnopad.decode(half) as Bytes }
}
