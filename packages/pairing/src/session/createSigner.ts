import { requestCancelled, signerStopped } from '@latchkey/protocol'
import type { Authenticated, AuthenticateInput } from '../authenticate/authenticate'
import { createEmitter, type Emitter } from '../message/createEmitter'
import { createIds } from '../message/createIds'
import type { Metadata } from '../message/Metadata'
import type { Relay } from '../relay/Relay'
import type { SignerStore } from '../store/openSignerStore'
import type { Session } from '../store/SignerState'
import { awaitAnswer } from './awaitAnswer'
import { disconnect, sendFarewell } from './disconnect'
import { dropExpired, nextExpiry } from './dropExpired'
import { endRequest } from './endRequest'
import { findRequest } from './findRequest'
import { findSession } from './findSession'
import { topicsOf } from './findTopic'
import { followTabs } from './followTabs'
import { pendingRequests } from './pendingRequests'
import { ping } from './ping'
import { type Proposed, type ProposeInput, propose } from './propose'
import { receive } from './receive'
import { type RequestInput, request, sendRequest } from './request'
import type { ContractSignatureCheck, SignerContext } from './SignerContext'
import type { PendingRequest, SignerEvents } from './SignerEvents'

/** What a pairing client is made of. */
export type SignerOptions = {
  readonly relay: Relay
  /** Opened by `openSignerStore`; the relay takes its identity from the same one. */
  readonly store: SignerStore
  /** What the site says of itself; `url` has to be its real origin. */
  readonly metadata: Metadata
  /** In milliseconds. */
  now(): number
  setTimer(callback: () => void, ms: number): () => void
  randomBytes(length: number): Uint8Array
  /** Tells that another tab may have changed what is stored; returns how to stop. */
  onStorageChange?(listener: () => void): () => void
  /** Asks a smart account whether it accepts a signature; without it one-click sign-in takes keys only. */
  readonly isContractSignature?: ContractSignatureCheck
}

/** The site's side of the Sign protocol. */
export type Signer = {
  /** Listens again to what was open before a reload; drops what has expired. Touches the relay only if there is anything. */
  start(): Promise<void>
  propose(input: ProposeInput): Promise<Proposed<Session>>
  authenticate(input: AuthenticateInput): Promise<Proposed<Authenticated>>
  sessions(): readonly Session[]
  session(topic: string): Session | null
  request(input: RequestInput): Promise<unknown>
  /** The requests that wait for a wallet, those from before a reload too. */
  pending(): readonly PendingRequest[]
  /** The answer to an open request, for a page that was reloaded since. @throws requestNotFound */
  answer(id: number, signal?: AbortSignal): Promise<unknown>
  /** Sends the very same text again: a wallet shows it once. @throws requestNotFound, relayUnreachable, relayRefused */
  resend(id: number): Promise<void>
  /** Stops waiting; a later answer is dropped. @throws requestNotFound */
  cancel(id: number): void
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  on: Emitter<SignerEvents>['on']
  /** Stops listening and waiting; what is stored stays. The relay stays open: it is not ours. */
  stop(): void
}

/** The longest that a timer may run: beyond 24 days browsers fire at once, and a laptop that slept is late. */
const longestTimerMs = 60_000

/** Makes a pairing client. Nothing happens before `start`. */
export function createSigner(options: SignerOptions): Signer {
  const { context, stopTimer } = createContext(options)
  const listening: (() => void)[] = []
  return {
    async start() {
      if (listening.length === 0) {
        listening.push(context.relay.onMessage((message) => receive(context, message)))
        listening.push(options.onStorageChange?.(() => void followQuietly(context)) ?? (() => undefined))
      }
      dropExpired(context)
      for (const { session } of Object.values(context.store.read().sessions))
        context.known.set(session.topic, session)
      context.reschedule()
      const state = context.store.read()
      const topics = topicsOf(state)
      if (topics.length > 0) await context.relay.subscribe(topics)
      await Promise.all(state.unsent.map((farewell) => sendFarewell(context, farewell)))
    },
    propose: (input) => propose(context, input),
    authenticate: async (input) =>
      (await import('../authenticate/oneClick')).oneClick.authenticate(context, input),
    sessions: () =>
      Object.keys(context.store.read().sessions).flatMap(
        (topic) => findSession(context, topic)?.session ?? [],
      ),
    session: (topic) => findSession(context, topic)?.session ?? null,
    request: (input) => request(context, input),
    pending: () => pendingRequests(context),
    answer: async (id, signal) => awaitAnswer(context, findRequest(context, id), signal),
    resend: async (id) => sendRequest(context, findRequest(context, id)),
    cancel: (id) => endRequest(context, findRequest(context, id), { error: requestCancelled() }),
    ping: (topic) => ping(context, topic),
    disconnect: (topic) => disconnect(context, topic),
    on: context.events.on,
    stop() {
      for (const stop of listening.splice(0)) stop()
      stopTimer()
      for (const waiter of [...context.approvals.values(), ...context.answers.values()])
        waiter.reject(signerStopped())
      context.approvals.clear()
      context.answers.clear()
    },
  }
}

async function followQuietly(context: SignerContext): Promise<void> {
  try {
    await followTabs(context)
  } catch {
    // The relay is away; it listens to the topic when it is back.
  }
}

function createContext(options: SignerOptions): { context: SignerContext; stopTimer: () => void } {
  let stopTimer: (() => void) | undefined
  const stop = () => {
    stopTimer?.()
    stopTimer = undefined
  }
  const context: SignerContext = {
    relay: options.relay,
    store: options.store,
    metadata: options.metadata,
    now: options.now,
    setTimer: options.setTimer,
    randomBytes: options.randomBytes,
    isContractSignature: options.isContractSignature,
    nextId: createIds(options.now, options.randomBytes),
    events: createEmitter<SignerEvents>(),
    approvals: new Map(),
    answers: new Map(),
    seen: new Map(),
    early: [],
    known: new Map(),
    reschedule() {
      stop()
      const expiry = nextExpiry(context)
      if (expiry === null) return
      const ms = Math.min(Math.max(expiry * 1000 - context.now(), 0), longestTimerMs)
      stopTimer = context.setTimer(() => {
        dropExpired(context)
        context.reschedule()
      }, ms)
    },
  }
  return { context, stopTimer: stop }
}
