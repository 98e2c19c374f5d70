import { getApproval, postExport, postExportOptions, slotUnknown, vaultLocked } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import { addressesOf } from '../../vault/addressesOf'
import type { Bytes } from '../../vault/Bytes'
import { openKeys } from '../../vault/openKeys'
import { wordsOf } from '../../vault/wordsOf'
import { confirmPasskey } from '../passkey/confirmPasskey'
import { takeSession } from '../window/takeSession'
import type { ShownWords } from '../words/ShownWords'
import { openHandedFactor } from './openHandedFactor'

/** A window that can show the recovery words. */
export type ExportOffer = {
  /** Whether a passkey confirms who asks. Otherwise the login was fresh. */
  readonly isByPasskey: boolean
  /** Confirms who asks and opens the wallet, in a click. @throws passkeyCancelled, loginTooOld, networkFailure */
  reveal(): Promise<ShownWords>
}

/** Takes what the frame handed over to this window. @throws frameSessionEnded, loginEnded, loginTooOld, networkFailure */
export async function prepareExport(): Promise<ExportOffer> {
  const { login, account, key, boxId } = await takeSession()
  const { sealed: box } = await login.call(getApproval, { params: { id: boxId } })
  const { slotId, a } = await openHandedFactor(box, key)
  const ask = async () => (await login.call(postExportOptions, { body: {} })).options
  const isByPasskey = (await ask()) !== null
  return {
    isByPasskey,
    async reveal() {
      const { vault, slots, user } = account
      const slot = slots.find((one) => one.slotId === slotId)
      if (!vault) throw vaultLocked()
      if (!slot) throw slotUnknown()
      const options = await ask()
      const response = options ? await confirmPasskey(options) : undefined
      const body = { slotId, ...(response ? { response } : {}) }
      const { secret } = await login.call(postExport, { body })
      const { kind, sealed } = slot
      const opening = { slotId, kind, sealed, a, b: base64urlnopad.decode(secret) as Bytes }
      return openKeys(
        { user: user.id, version: vault.version, sealed: vault.sealed, slot: opening },
        async (keys) => ({ words: wordsOf(keys.entropy), addresses: await addressesOf(keys) }),
      )
    },
  }
}
