import { base58 } from '@scure/base'
import type { RequestLog } from '../script/createRequestLog'
import { performBehaviour, type Release } from '../script/performBehaviour'
import { takeRule } from '../script/takeRule'
import { settleTwice } from '../wallet/settleTwice'
import type { PolkadotMemory } from './createPolkadotMemory'
import { extensionError } from './extensionError'
import type { OpenKey } from './openKey'
import { signPayload } from './signPayload'
import { signRaw } from './signRaw'

type Parts = {
  readonly id: string
  readonly version: string
  readonly memory: PolkadotMemory
  readonly log: RequestLog
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
}

type Question = {
  readonly method: string
  readonly params: unknown
  readonly prompts: boolean
  /** The text of the error by which extensions say no to this. */
  readonly no: string
  approve(): unknown
}

/** Makes what an extension puts on the page, and what it gives to a page that it lets in. */
export function createExtension(parts: Parts) {
  const { id, version, memory } = parts
  const ask = createAsk(parts)
  let requests = 0
  const signWith = (method: string, payload: unknown, sign: (key: OpenKey) => string) =>
    ask({
      method,
      params: payload,
      prompts: true,
      no: 'Cancelled',
      approve() {
        requests += 1
        return { id: requests, signature: sign(keyOf(memory, payload)) }
      },
    })
  const extension = () => ({
    name: id,
    version,
    accounts: {
      get: () =>
        ask({
          method: 'accounts.get',
          params: [],
          prompts: false,
          no: 'Rejected',
          approve: () => list(memory),
        }),
      subscribe(listener: (accounts: unknown) => void) {
        listener(list(memory))
        return memory.subscribe(() => listener(list(memory)))
      },
    },
    signer: createSigner(memory, signWith),
  })
  return {
    version,
    enable: (origin?: string): Promise<unknown> =>
      ask({
        method: 'enable',
        params: [origin],
        prompts: !memory.view().authorised,
        no: 'Rejected',
        approve() {
          memory.update({ origins: [...new Set([...memory.get().origins, memory.origin])] })
          return extension()
        },
      }),
  }
}

type SignWith = (method: string, payload: unknown, sign: (key: OpenKey) => string) => Promise<unknown>

function createSigner(memory: PolkadotMemory, signWith: SignWith) {
  const { cannotSignRaw, cannotSignPayload, neverWraps } = memory.quirks()
  const raw = (payload: unknown) =>
    signWith('signRaw', payload, (key) =>
      signRaw(key, String(Reflect.get(Object(payload), 'data')), neverWraps),
    )
  const whole = (payload: unknown) => signWith('signPayload', payload, (key) => signPayload(key, payload))
  return { ...(cannotSignRaw ? {} : { signRaw: raw }), ...(cannotSignPayload ? {} : { signPayload: whole }) }
}

function createAsk({ memory, log, held }: Parts) {
  return ({ method, params, prompts, no, approve }: Question): Promise<unknown> => {
    const settle = log.add({ method, params, prompted: prompts })
    const { rules } = memory.get()
    const { behaviour, rest } = takeRule(rules, { method, isPrompt: prompts })
    if (rest !== rules) memory.update({ rules: rest })
    if (behaviour.kind === 'throw' && behaviour.synchronously) {
      settle(Promise.reject(behaviour.value))
      throw behaviour.value
    }
    const answered = performBehaviour(behaviour, {
      approve,
      rejection: extensionError(no),
      hold: (release) => held.add(release),
    })
    settle(answered)
    return behaviour.kind === 'answerTwice' ? settleTwice(answered) : answered
  }
}

function list(memory: PolkadotMemory): readonly unknown[] {
  const accounts = memory
    .shown()
    .map(({ address, type }, index) => ({ address, genesisHash: null, name: `Account ${index + 1}`, type }))
  return [...accounts, ...memory.quirks().extraAccounts]
}

/** The key of the account that a page asks for, in whatever network's form; one that it may not see is none. */
function keyOf(memory: PolkadotMemory, payload: unknown): OpenKey {
  const address = String(Reflect.get(Object(payload), 'address'))
  const id = base58.decode(address).slice(-34, -2).join()
  const key = memory.shown().find((one) => one.id.join() === id)
  if (!key) throw extensionError('Unable to find keypair')
  return key
}
