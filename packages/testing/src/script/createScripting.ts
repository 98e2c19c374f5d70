import { addRule } from './addRule'
import type { Behaviour, Rule, Scope } from './Behaviour'
import type { Release } from './performBehaviour'
import type { Scripting } from './Scripting'

type Parts = {
  getRules(): readonly Rule[]
  setRules(rules: readonly Rule[]): void
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
}

/** Creates the part of a wallet's controls that decides how it answers requests. */
export function createScripting({ getRules, setRules, held }: Parts): Scripting {
  const script = (behaviour: Behaviour, { method, once }: Scope = {}) => {
    const rule = { behaviour, ...(method === undefined ? {} : { method }), ...(once ? { once } : {}) }
    setRules(addRule(getRules(), rule))
  }
  return {
    script,
    approve: (scope) => script({ kind: 'approve' }, scope),
    reject: (scope) => script({ kind: 'reject' }, scope),
    delay: (ms, scope = {}) => script({ kind: 'delay', ms, next: scope.next ?? { kind: 'approve' } }, scope),
    hang: (scope) => script({ kind: 'hang' }, scope),
    release(behaviour = { kind: 'approve' }) {
      const waiting = [...held]
      held.clear()
      for (const release of waiting) release(behaviour)
      return waiting.length
    },
    answer: (value, scope) => script({ kind: 'answer', value }, scope),
    fail: (error, scope) => script({ kind: 'fail', error }, scope),
    throwString(text = 'the wallet broke', scope = {}) {
      script({ kind: 'throw', value: text, synchronously: scope.synchronously ?? false }, scope)
    },
  }
}
