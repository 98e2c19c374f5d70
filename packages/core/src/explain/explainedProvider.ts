import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { lazy } from '../ports/lazy'
import { copyPlain } from './copyPlain'
import { isSigning } from './isSigning'
import { toProviderError } from './toProviderError'

/** Loaded with the first request that signs something. */
const askApproval = /* @__PURE__ */ lazy(async () => (await import('./askApproval')).askApproval)

type Callable = (...args: unknown[]) => unknown
type Asked = { readonly method: unknown; readonly params: unknown }

/** Where wallets of the wallet standard and Polkadot extensions keep the functions that sign. */
const doors = /^(features|signer)$|:/
/** Functions that take any request by its name. The older two are still in many wallets. */
const carriers = /^(request|send|sendAsync)$/

/**
 * The same wallet object, but requests that sign something are explained first. There's one for each object, so that
 * libraries that compare objects see one wallet.
 */
export function explainedProvider<Provider>(
  latchkey: Latchkey,
  namespace: Namespace,
  provider: Provider,
): Provider {
  if (!isObject(provider)) return provider
  const known: WeakMap<object, object> = latchkey.live.explained ?? new WeakMap()
  latchkey.live.explained = known
  const ask = async ({ method, params }: Asked) => {
    if (typeof method !== 'string' || !isSigning(method)) return
    try {
      await askApproval(latchkey, { namespace, method, params })
    } catch (cause) {
      throw toProviderError(cause)
    }
  }
  // Wallets of the wallet standard compare the account in a request with their own object.
  const isKept = (one: object) => {
    const accounts: unknown = Reflect.get(provider, 'accounts')
    return Array.isArray(accounts) && accounts.includes(one)
  }
  return wrap(provider, known, (key, run) => {
    if (!carriers.test(key) && !isSigning(key)) return undefined
    return async (...given) => {
      // The wallet gets what was explained, even if the page changes its objects while the visitor reads. The state has
      // another copy, since pages see that one.
      const args = copyPlain(given, { isKept })
      const shown = copyPlain(args, { isKept, finish: Object.freeze })
      await ask(carriers.test(key) ? askedBy(shown) : { method: key, params: shown })
      return run(...args)
    }
  }) as Provider
}

/** A request object with its name inside, or the name first and then what it's about. */
function askedBy([first, second]: readonly unknown[]): Asked {
  if (!isObject(first)) return { method: first, params: second }
  const { method, params } = first as Partial<Asked>
  return { method, params }
}

/** Wraps an object and the parts of it that sign. Nothing else of it changes. */
function wrap(
  inner: object,
  known: WeakMap<object, object>,
  replace: (key: string, run: Callable) => Callable | undefined,
): object {
  const wrapped = known.get(inner)
  if (wrapped) return wrapped
  const functions = new Map<PropertyKey, { readonly from: unknown; readonly to: Callable }>()
  const read = (key: PropertyKey): unknown => {
    const value: unknown = Reflect.get(inner, key)
    if (isObject(value) && typeof value !== 'function')
      return doors.test(String(key)) ? wrap(value, known, replace) : value
    if (typeof value !== 'function') return value
    const made = functions.get(key)
    if (made?.from === value) return made.to
    // Bound to the wallet's own object, which may have private members.
    const run: Callable = (...args) => Reflect.apply(value, inner, args)
    const to = replace(String(key), run) ?? ((...args) => passOn(key, run(...args)))
    functions.set(key, { from: value, to })
    return to
  }
  // `on` returns the object itself, and `enable` of Polkadot extensions the one that signs.
  const passOn = (key: PropertyKey, answer: unknown): unknown => {
    if (answer === inner) return proxy
    if (key !== 'enable' || !(answer instanceof Promise)) return answer
    return answer.then((one: unknown) => (isObject(one) && 'signer' in one ? wrap(one, known, replace) : one))
  }
  // A stand-in as its target, since a frozen object may not show other values than its own.
  const proxy: object = new Proxy(Object.create(Reflect.getPrototypeOf(inner)), {
    get: (_, key) => read(key),
    set: (_, key, value) => Reflect.set(inner, key, value),
    has: (_, key) => Reflect.has(inner, key),
    deleteProperty: (_, key) => Reflect.deleteProperty(inner, key),
    ownKeys: () => Reflect.ownKeys(inner),
    getOwnPropertyDescriptor: (_, key) => {
      const own = Reflect.getOwnPropertyDescriptor(inner, key)
      return (
        own && { value: read(key), enumerable: own.enumerable ?? false, configurable: true, writable: true }
      )
    },
  })
  known.set(inner, proxy)
  // A wrapped object that comes back stays what it is.
  known.set(proxy, proxy)
  return proxy
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
