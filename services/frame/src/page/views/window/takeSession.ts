import { type FrameAccount, frameSessionEnded, redeemHandover } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import { createLoginClient, type LoginClient } from '../../session/createLoginClient'
import { createMemoryStore } from '../../store/createMemoryStore'
import { createRow } from '../../store/createRow'
import type { FrameStore } from '../../store/FrameStore'
import type { Bytes } from '../../vault/Bytes'

/** What a window got from the frame that opened it. */
export type WindowSession = {
  readonly login: LoginClient
  /** What the login signs with. */
  readonly store: FrameStore
  readonly account: FrameAccount
  /** Opens what the frame sealed for this window; empty if it sealed nothing. */
  readonly key: Bytes
  /** Which box it sealed, where the path doesn't say so. */
  readonly boxId: string
}

/**
 * Takes the session that the frame handed over in the address, once. The address is cleared, so neither the history nor a
 * glance keeps it. @throws frameSessionEnded, loginEnded, networkFailure
 */
export async function takeSession(view: Window = window): Promise<WindowSession> {
  const ticket = new URLSearchParams(view.location.hash.slice(1))
  view.history.replaceState(null, '', view.location.pathname)
  const code = ticket.get('c')
  if (!code) throw frameSessionEnded()
  const store = createMemoryStore(await createRow(view.location.origin))
  const login = createLoginClient({ baseUrl: view.location.origin, store })
  const { proof } = await store.read()
  const body = { code, publicKey: proof.publicKey }
  const { token, ...account } = await login.call(redeemHandover, { body })
  await store.change({ session: { token, expiresAt: account.expiresAt }, deviceId: account.device.id })
  const key = base64urlnopad.decode(ticket.get('k') ?? '') as Bytes
  return { login, store, account, key, boxId: ticket.get('i') ?? '' }
}
