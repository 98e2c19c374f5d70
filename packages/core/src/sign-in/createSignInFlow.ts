import { isLatchkeyError, type LatchkeyError, signInFailed, storagePrefix } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { mayClose } from '../nav/mayClose'
import { changeInTurn } from './changeInTurn'
import { observeSigner } from './observeSigner'
import { reviewSignIn } from './reviewSignIn'
import type { SignInConfig } from './SignInConfig'
import type { Occasion, SignInFlow } from './SignInFlow'
import type { SignInPolicy } from './SignInPolicy'
import { signInBegun } from './signInTransitions'

const ranks: readonly Occasion[] = ['asked', 'restored', 'changed', 'moved', 'elsewhere', 'ended']
/** Timers of browsers hold no longer times than 24 days; a day is looked at anew. */
const longestTimerMs = 86_400_000

/** What a site's code says about itself, with the defaults where it says nothing, or nonsense. */
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

const toKind = (error: unknown): LatchkeyError =>
  isLatchkeyError(error) ? error : signInFailed({}, { cause: error })

/** Begins to watch the active account of an instance for its sign-in. @throws what the site's code throws */
export function createSignInFlow(latchkey: Latchkey, config: SignInConfig): SignInFlow {
  const { closeGuards, getState, host, options, store } = latchkey
  const settings = readSettings(config)
  let look: Promise<void> = Promise.resolve()
  let stopTimer: () => void = () => undefined
  const flow: SignInFlow = {
    config,
    policy: settings.policy,
    view: options.siwx ? 'SIWXSignMessage' : 'ConnectingSiwe',
    signer: null,
    question: null,
    preparing: null,
    preparedAt: 0,
    asked: new Set(),
    known: new Map(),
    work: Promise.resolve(),
    turn: 0,
    occasion: null,
    note(occasion) {
      const { occasion: before } = flow
      if (before === null || ranks.indexOf(occasion) < ranks.indexOf(before)) flow.occasion = occasion
      flow.turn += 1
      const { turn } = flow
      // Only after all that happens at once: a wallet that connects changes the account first.
      look = Promise.resolve()
        .then(() => reviewSignIn(latchkey, flow, turn))
        .catch((cause) => latchkey.logger.error('The sign-in was not looked at', cause))
    },
    async settled() {
      for (let seen: unknown; seen !== look; ) {
        seen = look
        await look
      }
    },
    change: (limitMs, act) => changeInTurn(latchkey, flow, limitMs, act),
    wakeAt(time) {
      stopTimer()
      if (time === null || Number.isNaN(time)) return
      const ms = Math.min(Math.max(time - host.now(), 0), longestTimerMs)
      stopTimer = host.setTimer(() => flow.note('ended'), ms)
    },
    toKind,
    stop: () => {
      for (const stop of stops) stop()
      stopTimer()
      flow.turn += 1
    },
  }
  /** [SIW-7] [NAV-10] Nobody walks out of a sign-in that is required, but everybody can cancel it. */
  const mayLeave = (view: string) => {
    const { signIn } = getState()
    // What is shown no longer needs no guard: the last view stays on the stack of a modal that is closed.
    const isSignInRequired = Boolean(flow.signer?.isSupported && signIn?.isRequired && isShown(latchkey))
    return mayClose({ view, isSignInRequired, hasSession: Boolean(signIn?.session) })
  }
  store.send(signInBegun, settings)
  closeGuards.add(mayLeave)
  const stops = [
    () => closeGuards.delete(mayLeave),
    store.subscribe((state, previous) => observeSigner(latchkey, flow, state, previous)),
    host.onStorageChange((key) => {
      if (key === null || key.startsWith(`${storagePrefix}siwx`)) flow.note('elsewhere')
    }),
  ]
  return flow
}
