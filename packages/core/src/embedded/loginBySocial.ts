import {
  connectedSocial,
  type FrameResponse,
  fieldsOf,
  frameAborted,
  type SocialProvider,
  socialPopupBlocked,
  socialTimeout,
  untrustedOrigin,
} from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import type { FrameClient, SocialPopup } from '../ports/EmbeddedPort'
import { enterEmbeddedFamily } from './enterEmbeddedFamily'
import { finishInFrame } from './finishInFrame'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { showStep } from './showStep'
import { loginMoved } from './transitions'

/** [FRM-6] The visitor has this long at the provider. */
const limitMs = 45_000
const pollMs = 1_000
/**
 * A window that looks closed this soon after it went to the provider was cut off by the page's opener policy. So was one
 * that looks closed later, while the visitor isn't back on the page. The visitor still has it, and the frame learns the
 * result from its server.
 */
const cutOffMs = 1_000

/** The frame waits for its server, since no window can bring a result. */
const byServer = ''

/**
 * [FRM-6] Logs in with a social provider. Call it in the click: it opens the provider's window at once. Never throws: a
 * failure is in `state.embedded.error`, and the same button can be pressed again.
 */
export function loginBySocial(latchkey: Latchkey, provider: SocialProvider): Promise<void> {
  const { host, live, options, storage, store } = latchkey
  live.cancelSocial?.()
  const popup = options.embedded?.openPopup() ?? null
  track(latchkey, 'SOCIAL_LOGIN_STARTED', { provider })
  return runStep(latchkey, { during: { step: 'social', provider }, back: 'idle' }, async (client) => {
    showStep(latchkey, { view: 'ConnectingSocial', data: { provider } })
    try {
      if (!popup) throw socialPopupBlocked()
      await enterEmbeddedFamily(latchkey)
      const { uri } = await client.ask('GET_SOCIAL_REDIRECT_URI', { provider })
      const until = host.now() + limitMs
      const result = await awaitResult(latchkey, { popup, uri, origin: client.origin })
      popup.close()
      if (result === null) return leave(latchkey, provider)
      if (result !== byServer) store.send(loginMoved, { step: 'verifying' })
      track(latchkey, 'SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
      const asked =
        result === byServer
          ? awaitServer(latchkey, client, until)
          : client.ask('CONNECT_SOCIAL', { uri: result })
      // The visitor may be signed in, and only the wallet is missing.
      const user = await asked.catch((cause: unknown) => finishInFrame(latchkey, cause))
      if (user === null) return leave(latchkey, provider)
      const { userName } = user
      storage.set(connectedSocial, provider)
      store.send(loginMoved, { step: 'verifying', userName: userName ?? null })
      await finishLogin(latchkey)
      track(latchkey, 'SOCIAL_LOGIN_SUCCESS', { provider })
    } catch (cause) {
      popup?.close()
      track(latchkey, 'SOCIAL_LOGIN_ERROR', { provider })
      if (untrustedOrigin.is(cause)) leaveView(latchkey)
      throw cause
    }
  })
}

type Wanted = { readonly popup: SocialPopup; readonly uri: string; readonly origin: string }

/** The result's URI, `byServer` if the window was cut off, or null if the visitor gave up. @throws socialTimeout, untrustedOrigin */
function awaitResult({ host, live }: Latchkey, { popup, uri, origin }: Wanted): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      stopTimer()
      stopPoll()
      stopMessages()
      delete live.cancelSocial
      end()
    }
    const stopTimer = host.setTimer(() => settle(() => reject(socialTimeout())), limitMs)
    const stopMessages = popup.onMessage((message) => {
      const { resultUri } = fieldsOf(message.data)
      if (typeof resultUri !== 'string') return
      if (message.origin === origin) settle(() => resolve(resultUri))
      else settle(() => reject(untrustedOrigin()))
    })
    live.cancelSocial = () => settle(() => resolve(null))
    popup.go(uri)
    const wentAt = host.now()
    let stopPoll: () => void = () => undefined
    let looksClosed = false
    const poll = () => {
      const isEarly = host.now() - wentAt <= cutOffMs
      if (popup.isClosed() && !isEarly && popup.hasReturned()) return settle(() => resolve(null))
      // The visitor comes back a moment after their window has closed.
      if (popup.isClosed() && (isEarly || looksClosed)) return settle(() => resolve(byServer))
      looksClosed = popup.isClosed()
      stopPoll = host.setTimer(poll, pollMs)
    }
    stopPoll = host.setTimer(poll, pollMs / 2)
  })
}

/**
 * The user, once the server has the result of a window that was cut off; null if the visitor gave up.
 * @throws socialTimeout and what the frame answers
 */
async function awaitServer(
  { host, live }: Latchkey,
  client: FrameClient,
  until: number,
): Promise<FrameResponse<'CONNECT_SOCIAL'> | null> {
  const left = new Promise<null>((resolve) => {
    live.cancelSocial = () => resolve(null)
  })
  try {
    for (;;)
      try {
        return await Promise.race([client.ask('CONNECT_SOCIAL', { uri: byServer }), left])
      } catch (cause) {
        // [FRM-8] One question has less time than the visitor.
        if (!frameAborted.is(cause)) throw cause
        if (host.now() >= until) throw socialTimeout({}, { cause })
      }
  } finally {
    delete live.cancelSocial
  }
}

/** The visitor closed the window or went back. */
function leave(latchkey: Latchkey, provider: SocialProvider): void {
  track(latchkey, 'SOCIAL_LOGIN_CANCELED', { provider })
  latchkey.store.send(loginMoved, { step: 'idle', provider: null })
  leaveView(latchkey)
}

function leaveView(latchkey: Latchkey): void {
  if (currentEntry(latchkey.getState().nav).view === 'ConnectingSocial') goBack(latchkey)
}
