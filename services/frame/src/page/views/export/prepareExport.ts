import { postExport } from '@latchkey/protocol'
import { addressesOf } from '../../vault/addressesOf'
import { wordsOf } from '../../vault/wordsOf'
import { isByPasskey } from '../window/confirmOwner'
import { openHanded } from '../window/openHanded'
import { takeWallet } from '../window/takeWallet'
import type { ShownWords } from '../words/ShownWords'

/** A window that can show the recovery words. */
export type ExportOffer = {
  /** Whether a passkey confirms who asks. Otherwise the login was fresh. */
  readonly isByPasskey: boolean
  /** Confirms who asks and opens the wallet, in a click. @throws passkeyCancelled, loginTooOld, networkFailure */
  reveal(): Promise<ShownWords>
}

/** Takes what the frame handed over to this window. @throws frameSessionEnded, loginEnded, loginTooOld, networkFailure */
export async function prepareExport(): Promise<ExportOffer> {
  const wallet = await takeWallet()
  const { login } = wallet
  return {
    isByPasskey: await isByPasskey(login),
    reveal: () =>
      openHanded(
        wallet,
        (body) => login.call(postExport, { body }),
        async (keys) => ({ words: wordsOf(keys.entropy), addresses: await addressesOf(keys) }),
      ),
  }
}
