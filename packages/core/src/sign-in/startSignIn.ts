import { storagePrefix } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { mayClose } from '../nav/mayClose'
import { createChangeQueue } from './createChangeQueue'
import type { LiveSignIn } from './LiveSignIn'
import { observeSigner } from './observeSigner'
import { reviewSignIn } from './reviewSignIn'
import type { SignInConfig } from './SignInConfig'
import type { SignInPolicy } from './SignInState'
import { reviewNoted, signInBegun } from './signInTransitions'

/** Browsers can't set timers of more than 24 days, so the expiry is checked once a day. */
const longestTimerMs = 86_400_000

/** Reads the settings of a site's code; invalid ones become the defaults. */
function readSettings(config: SignInConfig): { readonly isRequired: boolean; readonly policy: SignInPolicy } {
  const { onAccountChange: account, onNetworkChange: network } = config
  return {
    isRequired: config.getRequired?.() !== false,
    policy: {
      onAccountChange: account === 'signout' || account === 'keep' ? account : 'resign',
      onNetworkChange: network === 'resign' ? network : 'keep',
    },
  }
}

/** Starts to follow the active account for its sign-in. @throws what the site's code throws */
export function startSignIn(latchkey: Latchkey, config: SignInConfig): LiveSignIn {
  const { closeGuards, getState, host, logger, store } = latchkey
  let look: Promise<void> = Promise.resolve()
  let stopTimer: () => void = () => undefined
  let isStopped = false
  const queue = createChangeQueue(latchkey, () => live.note('elsewhere'))
  const live: LiveSignIn = {
    config,
    answer: Promise.resolve(),
    preparation: Promise.resolve(),
    note(occasion) {
      store.send(reviewNoted, occasion)
      const { turn = 0 } = getState().signIn ?? {}
      // Wait for everything that happens at once: a wallet that connects changes the account first.
      look = Promise.resolve()
        .then(() => reviewSignIn(latchkey, live, turn))
        .catch((cause) => logger.error('Could not review the sign-in', cause))
    },
    async settled() {
      for (let seen: unknown; seen !== look; ) {
        seen = look
        await look
      }
    },
    change: queue.add,
    changesDone: queue.done,
    wakeAt(time) {
      stopTimer()
      if (time === null || Number.isNaN(time)) return
      const ms = Math.min(Math.max(time - host.now(), 0), longestTimerMs)
      stopTimer = host.setTimer(() => live.note('ended'), ms)
    },
    get isStopped() {
      return isStopped
    },
    stop() {
      for (const stop of stops) stop()
      stopTimer()
      isStopped = true
    },
  }
  /** [SIW-7] [NAV-10] A required sign-in can be cancelled, but not closed. */
  const mayLeave = (view: string) => {
    const { signIn } = getState()
    // A closed modal needs no guard, although its last view is still on the stack.
    const isSignInRequired = Boolean(signIn?.signer?.isSupported && signIn.isRequired && isShown(latchkey))
    return mayClose({ view, isSignInRequired, hasSession: Boolean(signIn?.session) })
  }
  store.send(signInBegun, readSettings(config))
  closeGuards.add(mayLeave)
  const stops = [
    () => closeGuards.delete(mayLeave),
    store.subscribe((state, previous) => observeSigner(latchkey, live, state, previous)),
    host.onStorageChange((key) => {
      if (key === null || key.startsWith(`${storagePrefix}siwx`)) live.note('elsewhere')
    }),
  ]
  return live
}
