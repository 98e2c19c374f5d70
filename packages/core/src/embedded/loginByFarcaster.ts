import { connectedSocial, type FrameResponse } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { toEntry } from '../nav/views'
import type { FrameClient } from '../ports/EmbeddedPort'
import { enterEmbeddedFamily } from './enterEmbeddedFamily'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/** [FRM-7] How long after the visitor left the frame drops the login. */
const reloadMs = 100
const provider = 'farcaster'
const view = 'ConnectingFarcaster'

/**
 * [FRM-7] Logs in with Farcaster: puts the link for its app into `state.embedded.farcasterUrl` and waits until the
 * visitor approves there. Never throws: a failure is in `state.embedded.error`, and the same button can be pressed again.
 */
export function loginByFarcaster(latchkey: Latchkey): Promise<void> {
  const { live, storage, store } = latchkey
  live.cancelSocial?.()
  let hasLeft = false
  let cancel: () => void = () => undefined
  const left = new Promise<null>((resolve) => {
    cancel = () => {
      hasLeft = true
      resolve(null)
    }
  })
  live.cancelSocial = cancel
  const settle = () => {
    if (live.cancelSocial === cancel) delete live.cancelSocial
  }
  track(latchkey, 'SOCIAL_LOGIN_STARTED', { provider })
  const during = { step: 'social', provider, farcasterUrl: null } as const
  return runStep(latchkey, { during, back: 'idle' }, async (client) => {
    // The visitor may have left while the frame loaded.
    if (!hasLeft) showStep(latchkey, toEntry(view))
    try {
      await enterEmbeddedFamily(latchkey)
      const asked = hasLeft ? null : approve(latchkey, client, () => hasLeft)
      const user = await Promise.race([asked, left])
      settle()
      if (user === null) return leave(latchkey, client)
      track(latchkey, 'SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
      storage.set(connectedSocial, provider)
      store.send(loginMoved, { step: 'verifying', userName: user.userName || null, farcasterUrl: null })
      await finishLogin(latchkey)
      track(latchkey, 'SOCIAL_LOGIN_SUCCESS', { provider })
    } catch (cause) {
      track(latchkey, 'SOCIAL_LOGIN_ERROR', { provider })
      throw cause
    }
  }).finally(settle)
}

/** Shows the link, and waits for the app; null if the visitor has left before. @throws what the frame answers */
async function approve(
  { store }: Latchkey,
  client: FrameClient,
  hasLeft: () => boolean,
): Promise<FrameResponse<'CONNECT_FARCASTER'> | null> {
  const { url } = await client.ask('GET_FARCASTER_URI')
  if (hasLeft()) return null
  store.send(loginMoved, { step: 'social', farcasterUrl: url })
  return client.ask('CONNECT_FARCASTER')
}

/** [FRM-7] The visitor went back: the frame stops to wait, unless somebody has signed in or started again meanwhile. */
function leave(latchkey: Latchkey, client: FrameClient): void {
  const { host, live, logger, store } = latchkey
  const turn = live.loginTurn
  track(latchkey, 'SOCIAL_LOGIN_CANCELED', { provider })
  client.abort('CONNECT_FARCASTER')
  store.send(loginMoved, { step: 'idle', provider: null })
  if (currentEntry(latchkey.getState().nav).view === view) goBack(latchkey)
  host.setTimer(() => {
    if (live.loginTurn !== turn || getAccount(latchkey.getState()).isConnected) return
    store.send(loginMoved, { step: 'idle', farcasterUrl: null })
    client.ask('RELOAD').catch((cause: unknown) => logger.info('The frame did not reload', cause))
  }, reloadMs)
}
