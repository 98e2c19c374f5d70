import type { KeyValueStorage, OneClick } from '@latchkey/core'
import { createListeners, type Listeners } from '@latchkey/core'
import { isLatchkeyError, namespaceNotConfigured, signClientNotInitialized } from '@latchkey/protocol'
import type { Authenticated, AuthenticateInput } from '../authenticate/authenticate'
import type { Session } from '../store/SignerState'
import { changeChain } from './changeChain'
import { currentAccounts } from './currentAccounts'
import { findSessionOf } from './findSessionOf'
import { followSessions } from './followSessions'
import { leaveSession } from './leaveSession'
import { loadCalls } from './loadCalls'
import { nodeOf } from './nodeOf'
import { openProviderMemory } from './openProviderMemory'
import { ownValue } from './ownValue'
import type { ProviderConfig } from './ProviderConfig'
import type { ProviderContext, ProviderSigner } from './ProviderContext'
import { pair } from './pair'
import { request } from './request'
import { toHexChain } from './toHexChain'

/** Options of the provider. */
export type UniversalProviderOptions = {
  /** Called once, on first use. */
  openSigner(): Promise<ProviderSigner>
  /** What to request from a wallet; `buildProviderConfig` creates it from networks. */
  config(): ProviderConfig
  /** Whether the site is connected in a family. Defaults to no. */
  isHeld?(namespace: string): boolean
  /** [WC-8] Called for each new pairing: what to sign with it, or null. */
  oneClick?(): Promise<OneClick | null>
  fetch(url: string, init: RequestInit): Promise<Response>
  now(): number
  readonly storage: KeyValueStorage | null
  readonly gateway?: string | null
  readonly projectId?: string | null
}

type Call = { readonly method: string; readonly params?: unknown }

/** The provider of one family: EIP-1193, plus starting and ending a pairing. */
export type FamilyProvider = Pick<Listeners, 'on' | 'removeListener'> & {
  /** `chain` (CAIP-2) defaults to the family's current one. */
  request(call: Call & { readonly chain?: string }): Promise<unknown>
  /** Returns this family's addresses, pairing first if there's no session. @throws what `signer.propose` throws */
  connect(): Promise<readonly string[]>
  disconnect(): Promise<void>
  session(): Promise<Session | null>
  abortPairingAttempt(): void
}

/** The provider for all families. */
export type UniversalProvider = Pick<Listeners, 'on' | 'removeListener'> & {
  /** `chain` (CAIP-2) defaults to the first family's current one. */
  request(call: Call, chain?: string, expirySeconds?: number): Promise<unknown>
  /** Proposes a session to a new wallet. */
  connect(options?: { readonly sessionProperties?: Readonly<Record<string, unknown>> }): Promise<void>
  /** [WC-8] Connects and signs in with one approval; EVM chains only. */
  authenticate(input: AuthenticateInput): Promise<Authenticated>
  disconnect(): Promise<void>
  /** @throws namespaceNotConfigured, noRpcUrl, rpcProviderNotFound */
  setDefaultChain(chain: string, rpcUrl?: string): Promise<void>
  forNamespace(namespace: string): FamilyProvider
  /** The session topic of each family. */
  topics(): { readonly [namespace: string]: string }
  abortPairingAttempt(): void
}

/** Creates the provider. It loads and opens nothing before its first use. */
export function createUniversalProvider(options: UniversalProviderOptions): UniversalProvider {
  const all = createListeners()
  const families = new Map<string, Listeners>()
  const context = createContext(options, (event, payload, namespace) => {
    all.emit(event, payload)
    for (const [family, listeners] of families) {
      if (namespace !== undefined && namespace !== family) continue
      const isHex = event === 'chainChanged' && family === 'eip155'
      listeners.emit(event, isHex ? toHexChain(String(payload)) : payload)
    }
  })
  const firstFamily = () => Object.keys(context.config())[0] ?? ''
  const end = async (namespace: string) => {
    const signer = await context.signer()
    const session = findSessionOf(context, signer, namespace)
    if (session) await leaveSession(context, signer, session, namespace)
  }
  const abortPairingAttempt = () => context.pairing?.abort()

  const forNamespace = (namespace: string): FamilyProvider => {
    const listeners = families.get(namespace) ?? createListeners()
    families.set(namespace, listeners)
    const session = async () => findSessionOf(context, await context.signer(), namespace)
    return {
      on: listeners.on,
      removeListener: listeners.removeListener,
      request: ({ method, params, chain }) => request(context, { namespace, chain, method, params }),
      async connect() {
        if (!(await session())) await pair(context, { namespace })
        const found = await session()
        if (!found) throw namespaceNotConfigured({ namespace })
        return currentAccounts(context, namespace, found)
      },
      disconnect: () => end(namespace),
      session,
      abortPairingAttempt,
    }
  }
  return {
    on: all.on,
    removeListener: all.removeListener,
    request({ method, params }, chain, expirySeconds) {
      const namespace = chain === undefined ? firstFamily() : (chain.split(':', 1)[0] ?? '')
      return request(context, { namespace, chain, method, params, expirySeconds })
    },
    connect: ({ sessionProperties } = {}) => pair(context, { sessionProperties }),
    authenticate: async (input) => (await loadCalls()).signIn(context, input),
    disconnect: () => end(firstFamily()),
    async setDefaultChain(chain, rpcUrl) {
      const namespace = chain.split(':', 1)[0] ?? ''
      if (!ownValue(context.config(), namespace)) throw namespaceNotConfigured({ namespace })
      if (rpcUrl) context.nodes.set(chain, rpcUrl)
      nodeOf(context, chain)
      changeChain(context, chain, { session: findSessionOf(context, await context.signer(), namespace) })
    },
    forNamespace,
    topics: () => context.memory.read().topics,
    abortPairingAttempt,
  }
}

function createContext(options: UniversalProviderOptions, tell: ProviderContext['tell']): ProviderContext {
  let opening: Promise<ProviderSigner> | null = null
  const context: ProviderContext = {
    config: options.config,
    isHeld: (namespace) => options.isHeld?.(namespace) ?? false,
    oneClick: async () => options.oneClick?.() ?? null,
    fetch: options.fetch,
    now: options.now,
    gateway: options.gateway ?? null,
    projectId: options.projectId ?? null,
    memory: openProviderMemory(options.storage),
    tell,
    nodes: new Map(),
    capabilities: new Map(),
    preferred: new Map(),
    pairing: null,
    async signer() {
      try {
        opening ??= options.openSigner().then((signer) => {
          followSessions(context, signer)
          return signer
        })
        return await opening
      } catch (cause) {
        opening = null
        throw isLatchkeyError(cause) ? cause : signClientNotInitialized({}, { cause })
      }
    },
  }
  return context
}
