import type { Behaviour } from '../script/Behaviour'
import type { RequestLog } from '../script/createRequestLog'
import { performBehaviour, type Release } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import { takeRule } from '../script/takeRule'
import type { EventEmitter } from '../wallet/createEventEmitter'
import { settleTwice } from '../wallet/settleTwice'
import type { EvmProvider } from './EvmProvider'
import type { MethodContext, Prepared } from './Method'
import { prepareRequest } from './prepareRequest'

type Parts = {
  readonly context: MethodContext
  readonly emitter: EventEmitter
  readonly log: RequestLog
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
  /** Set while the wallet has lost its nodes. */
  isLost(): boolean
  /** Emits once more what the last answer has changed. */
  repeatEvents(): void
}

const lost: Prepared = {
  prompts: false,
  approve() {
    throw rpcError(4900)
  },
}

/** Makes the EIP-1193 provider that a page gets. */
export function createProvider({ context, emitter, log, held, isLost, repeatEvents }: Parts): EvmProvider {
  const { memory } = context
  let connecting = 0

  const choose = (method: string, prompts: boolean): Behaviour => {
    const { rules } = memory.get()
    if (rules.length === 0) return { kind: 'approve' }
    const { behaviour, rest } = takeRule(rules, { method, isPrompt: prompts })
    if (rest !== rules) memory.update({ rules: rest })
    return behaviour
  }

  const answer = async (behaviour: Behaviour, method: string, approve: () => unknown) => {
    const isConnecting = method === 'eth_requestAccounts'
    if (isConnecting && connecting > 0 && memory.quirks().refusesWhilePending) throw rpcError(-32002)
    connecting += isConnecting ? 1 : 0
    try {
      return await performBehaviour(behaviour, {
        approve,
        rejection: rpcError(4001),
        hold: (release) => held.add(release),
      })
    } finally {
      connecting -= isConnecting ? 1 : 0
      if (behaviour.kind === 'answerTwice') repeatEvents()
    }
  }

  const provider: EvmProvider = {
    request(request) {
      const method: unknown = request?.method
      if (typeof method !== 'string' || method === '') return Promise.reject(rpcError(-32600))
      const params = request.params ?? []
      const { prompts, approve } = isLost() ? lost : prepareRequest(context, { method, params })
      const settle = log.add({ method, params, prompted: prompts })
      const behaviour = isLost() ? { kind: 'approve' as const } : choose(method, prompts)
      if (behaviour.kind === 'throw' && behaviour.synchronously) {
        settle(Promise.reject(behaviour.value))
        throw behaviour.value
      }
      const answered = answer(behaviour, method, approve)
      settle(answered)
      return behaviour.kind === 'answerTwice' ? settleTwice(answered) : answered
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.removeListener(event, listener)
      return provider
    },
  }
  return provider
}
