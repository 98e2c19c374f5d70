import type { RequestLog } from '../script/createRequestLog'
import { performBehaviour, type Release } from '../script/performBehaviour'
import { rpcError } from '../script/rpcError'
import { takeRule } from '../script/takeRule'
import type { BitcoinMemory } from './createBitcoinMemory'
import type { Ask, Deed } from './Deed'

type Parts = {
  readonly memory: BitcoinMemory
  readonly log: RequestLog
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
}

/** A request that is bad in itself is prepared too, and fails when it is carried out. */
function prepared(prepare: () => Deed): Deed {
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

/** Makes what every method of the wallet goes through. */
export function createAsk({ memory, log, held }: Parts): Ask {
  return (method, params, prepare) => {
    const { prompts, approve } = prepared(prepare)
    const settle = log.add({ method, params, chainId: memory.get().networkId, prompted: prompts })
    const { rules } = memory.get()
    const { behaviour, rest } = takeRule(rules, { method, isPrompt: prompts })
    if (rest !== rules) memory.update({ rules: rest })
    if (behaviour.kind === 'throw' && behaviour.synchronously) {
      settle(Promise.reject(behaviour.value))
      throw behaviour.value
    }
    const answered = performBehaviour(behaviour, {
      approve,
      rejection: rpcError(4001),
      hold: (release) => held.add(release),
    })
    settle(answered)
    return answered
  }
}
