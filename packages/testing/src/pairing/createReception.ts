import type { Rule } from '../script/Behaviour'
import type { RequestLog } from '../script/createRequestLog'
import { createScripting } from '../script/createScripting'
import { performBehaviour, type Release } from '../script/performBehaviour'
import type { Scripting } from '../script/Scripting'
import { takeRule } from '../script/takeRule'
import type { Lock } from './createLock'
import type { Matter } from './Matter'
import { setTimer } from './setTimer'

type Parts = {
  /** Everything that sites wait for now. */
  matters(): readonly Matter[]
  readonly script: readonly Rule[]
  readonly log: RequestLog
  readonly lock: Lock
}

/** Answers what sites want as the test has scripted it. */
export type Reception = {
  readonly scripting: Scripting
  /** Starts to answer what has arrived since. */
  meetAll(): void
  /** Resolves when pending answers have been sent, or couldn't be for a while. */
  sent(): Promise<void>
  /** Drops what hangs, unanswered. */
  clear(): void
}

const patienceMs = 1_000

/** Creates the reception of a wallet. */
export function createReception({ matters, script, log, lock }: Parts): Reception {
  const held = new Set<Release>()
  /** What is being answered; a message that arrives twice finds its id here. */
  const busy = new Set<number>()
  const sending = new Set<Promise<unknown>>()
  let rules = script

  const meet = async (matter: Matter) => {
    const { id, method, params, chainId, prompts, rejection } = matter
    const settle = log.add({ method, params, prompted: prompts, ...(chainId ? { chainId } : {}) })
    await lock.opened()
    const { behaviour, rest } = takeRule(rules, { method, isPrompt: prompts })
    rules = rest
    const stage = { approve: matter.approve, rejection, hold: (release: Release) => held.add(release) }
    const answer = performBehaviour(behaviour, stage)
    settle(answer)
    await send(
      answer.then(
        (value) => () => matter.give(value),
        (error: unknown) => () => matter.refuse(error),
      ),
    )
    busy.delete(id)
  }

  const send = async (answered: Promise<() => Promise<unknown>>) => {
    const answer = await answered
    // Disconnected from the relay: the request stays in the store, and is answered on reconnect.
    const sent = answer().catch(() => undefined)
    sending.add(sent)
    await sent
    sending.delete(sent)
  }

  return {
    scripting: createScripting({
      getRules: () => rules,
      setRules(changed) {
        rules = changed
      },
      held,
    }),
    meetAll() {
      for (const matter of matters()) {
        if (busy.has(matter.id)) continue
        busy.add(matter.id)
        void meet(matter)
      }
    },
    async sent() {
      let cancel = (): void => undefined
      const late = new Promise<void>((resolve) => {
        cancel = setTimer(resolve, patienceMs)
      })
      await Promise.race([Promise.all(sending), late])
      cancel()
    },
    clear: () => held.clear(),
  }
}
