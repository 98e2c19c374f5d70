import type { FrameLogin } from '@latchkey/protocol'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../FramePage'
import type { Bytes } from '../vault/Bytes'
import { ensureWallet } from './ensureWallet'
import type { Wallet } from './Wallet'

/** Keeps a finished login, tells the site, and starts to open or create the wallet, or does so with a given slot. */
export async function acceptLogin(
  frame: FramePage,
  { token, ...account }: FrameLogin,
  open: () => Promise<Wallet> = () => ensureWallet(frame),
): Promise<void> {
  const { expiresAt, device } = account
  await frame.store.change({ session: { token, expiresAt }, deviceId: device.id, attempt: null })
  frame.state.account = account
  frame.state.wallet = null
  const shown = await crypto.subtle.digest('SHA-256', utf8ToBytes(`display|${token}`) as Bytes)
  frame.tellSession(base64urlnopad.encode(new Uint8Array(shown)))
  // The visitor waits for this next. A failure is told by GET_USER, which tries again.
  open().catch(() => undefined)
}
