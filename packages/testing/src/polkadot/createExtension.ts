import { base58 } from '@scure/base'
import type { Ask, Prepared } from '../wallet/createAsk'
import type { EventEmitter } from '../wallet/createEventEmitter'
import { withOrigin } from '../wallet/withOrigin'
import type { PolkadotMemory } from './createPolkadotMemory'
import { listAccounts } from './listAccounts'
import type { OpenKey } from './openKey'
import { signPayload } from './signPayload'
import { signRaw } from './signRaw'

/** What extensions throw: an error with a text and no code. */
function extensionError(text: string): Error {
  return new Error(text)
}

type Parts = {
  readonly id: string
  readonly version: string
  readonly memory: PolkadotMemory
  /** Emits `accounts`. */
  readonly emitter: EventEmitter
  readonly ask: Ask
}

/** Creates what an extension injects, and what it returns to a page with access. */
export function createExtension({ id, version, memory, emitter, ask }: Parts) {
  const subscribe = (listener: (accounts: unknown) => void) => {
    listener(listAccounts(memory))
    emitter.on('accounts', listener)
    return () => emitter.removeListener('accounts', listener)
  }
  const get = () => ask('accounts.get', [], () => ({ prompts: false, approve: () => listAccounts(memory) }))
  const extension = () => {
    const { 'accounts.get': list, 'accounts.subscribe': hear } = present(memory, {
      'accounts.get': get,
      'accounts.subscribe': subscribe,
    })
    return {
      name: id,
      version,
      accounts: {
        ...(list === undefined ? {} : { get: list }),
        ...(hear === undefined ? {} : { subscribe: hear }),
      },
      signer: createSigner(memory, ask),
    }
  }
  return {
    version,
    enable: (origin?: string): Promise<unknown> =>
      ask('enable', [origin], () => ({
        prompts: memory.view().locked || !memory.view().authorised,
        rejection: extensionError('Rejected'),
        approve() {
          memory.update({ locked: false, origins: withOrigin(memory) })
          return extension()
        },
      })),
  }
}

/** The current methods: a missing one is absent, a hollow one is present but not a function. */
function present(
  memory: PolkadotMemory,
  methods: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { hollow, without } = memory.quirks()
  const there = Object.entries(methods).filter(([name]) => !without.includes(name))
  return Object.fromEntries(there.map(([name, method]) => [name, hollow.includes(name) ? null : method]))
}

function createSigner(memory: PolkadotMemory, ask: Ask) {
  const { cannotSignRaw, cannotSignPayload, neverWraps } = memory.quirks()
  let requests = 0
  const prepare = (payload: unknown, sign: (key: OpenKey) => string): Prepared => ({
    prompts: true,
    rejection: extensionError('Cancelled'),
    approve() {
      requests += 1
      return { id: requests, signature: sign(keyOf(memory, payload)) }
    },
  })
  const raw = (payload: unknown) => {
    const data = String(Reflect.get(Object(payload), 'data'))
    return ask('signRaw', payload, () => prepare(payload, (key) => signRaw(key, data, neverWraps)))
  }
  const whole = (payload: unknown) =>
    ask('signPayload', payload, () => prepare(payload, (key) => signPayload(key, payload)))
  return present(memory, {
    ...(cannotSignRaw ? {} : { signRaw: raw }),
    ...(cannotSignPayload ? {} : { signPayload: whole }),
  })
}

/** Returns the key of the requested account, in any network's form; none if the page may not see it. */
function keyOf(memory: PolkadotMemory, payload: unknown): OpenKey {
  const address = String(Reflect.get(Object(payload), 'address'))
  const id = base58.decode(address).slice(-34, -2).join()
  const key = memory.shown().find((one) => one.id.join() === id)
  if (!key) throw extensionError('Unable to find keypair')
  return key
}
