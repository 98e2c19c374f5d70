import type { Behaviour } from '../script/Behaviour'
import { performBehaviour } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import { takeRule } from '../script/takeRule'
import type { BasicMemory } from './BasicMemory'
import type { WalletParts } from './createWalletParts'
import { settleTwice } from './settleTwice'

/** A parsed request: whether it prompts, and what happens when the user approves. */
export type Prepared = {
  readonly prompts: boolean
  approve(): unknown
  /** The error of a decline. Defaults to 4001. */
  readonly rejection?: unknown
}

/** Runs a page's requests through the wallet's script and log. */
export type Ask = (method: string, params: unknown, prepare: () => Prepared) => Promise<unknown>

type Parts = {
  readonly memory: Pick<BasicMemory, 'get' | 'update' | 'quirks'>
  readonly parts: WalletParts
  /** The methods that prompt for accounts. */
  readonly connectMethods: readonly string[]
  /** The network of requests, if the wallet has one. */
  chainId?(): string
  /** Emits again what the last answer changed. */
  repeatEvents(): void
}

/** Creates what every request to a wallet goes through. */
export function createAsk({ memory, parts, connectMethods, chainId, repeatEvents }: Parts): Ask {
  let connecting = 0
  const choose = (method: string, isPrompt: boolean): Behaviour => {
    const { rules } = memory.get()
    if (rules.length === 0 || parts.isLost) return { kind: 'approve' }
    const { behaviour, rest } = takeRule(rules, { method, isPrompt })
    if (rest !== rules) memory.update({ rules: rest })
    return behaviour
  }
  const answer = async (behaviour: Behaviour, method: string, { approve, rejection }: Prepared) => {
    const isConnecting = connectMethods.includes(method)
    if (isConnecting && connecting > 0 && memory.quirks().refusesWhilePending) throw rpcError(-32002)
    connecting += isConnecting ? 1 : 0
    try {
      return await performBehaviour(behaviour, {
        approve,
        rejection: rejection ?? rpcError(4001),
        hold: (release) => parts.held.add(release),
      })
    } finally {
      connecting -= isConnecting ? 1 : 0
      if (behaviour.kind === 'answerTwice' && !memory.quirks().silent) repeatEvents()
    }
  }
  return (method, params, prepare) => {
    const prepared = prepareSafely(() => {
      if (parts.isLost) throw rpcError(4900)
      if (memory.quirks().without.includes(method)) throw rpcError(-32601)
      return memory.quirks().hollow.includes(method) ? nothing : prepare()
    })
    const { prompts } = prepared
    const settle = parts.log.add({
      method,
      params,
      prompted: prompts,
      ...(chainId ? { chainId: chainId() } : {}),
    })
    const behaviour = choose(method, prompts)
    if (behaviour.kind === 'throw' && behaviour.synchronously) {
      settle(Promise.reject(behaviour.value))
      throw behaviour.value
    }
    const answered = answer(behaviour, method, prepared)
    settle(answered)
    return behaviour.kind === 'answerTwice' ? settleTwice(answered) : answered
  }
}

const nothing: Prepared = { prompts: false, approve: () => undefined }

/** An invalid request is prepared too, and fails when it runs. */
function prepareSafely(prepare: () => Prepared): Prepared {
  try {
    return prepare()
  } catch (error) {
    return {
      prompts: false,
      approve() {
        throw error
      },
    }
  }
}
