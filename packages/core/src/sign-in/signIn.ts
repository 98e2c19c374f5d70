import { signInNotEnabled } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'

type Action = (latchkey: Latchkey) => Promise<void>

/** [SIW-8] An action whose code only sites with a sign-in load. */
function onSites(load: () => Promise<Action>): Action {
  const run = lazy(load)
  return async (latchkey) => {
    const { siwx, siweConfig } = latchkey.options
    if (!(siwx ?? siweConfig)) throw signInNotEnabled()
    await run(latchkey)
  }
}

/** [SIW-2] Asks the active account to sign in; the state says how that went. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export const signIn: Action = /* @__PURE__ */ onSites(async () => (await import('./askWallet')).askWallet)

/** Ends the session of the active account; the state says how that went. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export const signOut: Action = /* @__PURE__ */ onSites(async () => (await import('./endSession')).endSession)

/** Shows the sign-in view to the active account, unless it is signed in. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export const askSignIn: Action = /* @__PURE__ */ onSites(
  async () => (await import('./offerSignIn')).offerSignIn,
)

/** [SIW-4] The visitor doesn't want to sign in. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
export const cancelSignIn: Action = /* @__PURE__ */ onSites(
  async () => (await import('./leaveSignIn')).leaveSignIn,
)

/**
 * [SIW-1] Makes the message for the active account to sign, unless it is ready or the view isn't shown. @throws
 * signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export const prepareSignIn: Action = /* @__PURE__ */ onSites(
  async () => (await import('./offerSignIn')).readyMessage,
)
