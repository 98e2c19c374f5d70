import { createEmitter } from '../message/createEmitter'
import { createIds } from '../message/createIds'
import { dropExpired, nextExpiry } from './dropExpired'
import type { SignerContext } from './SignerContext'
import type { SignerOptions } from './SignerOptions'

/** The longest timer: browsers fire at once beyond 24 days, and a sleeping laptop is late. */
const longestTimerMs = 60_000

/** Creates the context of a pairing client. */
export function createSignerContext(options: SignerOptions): SignerContext {
  let cancel: (() => void) | undefined
  const context: SignerContext = {
    ...options,
    nextId: createIds(options.now, options.randomBytes),
    events: createEmitter(),
    approvals: new Map(),
    answers: new Map(),
    known: new Map(),
    seen: new Map(),
    early: [],
    reschedule() {
      context.stopTimer()
      const expiry = nextExpiry(context)
      if (expiry === null) return
      const ms = Math.min(Math.max(expiry * 1000 - context.now(), 0), longestTimerMs)
      cancel = context.setTimer(() => {
        dropExpired(context)
        context.reschedule()
      }, ms)
    },
    stopTimer: () => cancel?.(),
  }
  return context
}
