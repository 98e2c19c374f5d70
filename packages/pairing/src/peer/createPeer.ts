import { pairingUriRefused, requestNotFound, sessionNotFound } from '@latchkey/protocol'
import { createEmitter, type Emitter } from '../message/createEmitter'
import { createIds } from '../message/createIds'
import { methodRules } from '../message/methodRules'
import { publishMessage } from '../message/publishMessage'
import type { Metadata } from '../message/readMetadata'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import type { Relay } from '../relay/Relay'
import { peerErrors } from '../session/peerErrors'
import { seconds } from '../session/seconds'
import { parsePairingUri } from '../uri/parsePairingUri'
import { answerSignIn, type SignInAnswer } from './answerSignIn'
import { type ApproveInput, approve } from './approve'
import { askSite } from './askSite'
import { endPeerSession } from './endPeerSession'
import { forget } from './forget'
import type { PeerStore } from './openPeerStore'
import type { PeerContext, PeerEvents } from './PeerContext'
import type { PeerProposal, PeerSession, PeerSessionRequest, PeerSignIn, PeerState } from './PeerState'
import { receiveFromSite } from './receiveFromSite'
import { reject } from './reject'

/** Options of the wallet side. */
export type PeerOptions = {
  readonly relay: Relay
  readonly store: PeerStore
  readonly metadata: Metadata
  readonly signsIn?: boolean
  now(): number
  randomBytes(length: number): Uint8Array
}

/** The wallet side of the Sign protocol, enough for a small wallet or a test. */
export type Peer = {
  start(): Promise<void>
  /** @throws pairingUriRefused */
  pair(uri: string): Promise<void>
  proposals(): readonly PeerProposal[]
  approve(id: number, input: ApproveInput): Promise<PeerSession>
  reject(id: number, error?: { readonly code: number; readonly message: string }): Promise<void>
  signIns(): readonly PeerSignIn[]
  answerSignIn(id: number, answer: SignInAnswer): Promise<string | null>
  sessions(): readonly PeerSession[]
  requests(): readonly PeerSessionRequest[]
  respond(id: number, answer: { readonly result: unknown } | { readonly error: unknown }): Promise<void>
  /** These three resolve once the site confirms. */
  update(topic: string, namespaces: SessionNamespaces): Promise<void>
  extend(topic: string, expiry?: number): Promise<void>
  ping(topic: string): Promise<void>
  emit(
    topic: string,
    event: { readonly name: string; readonly data: unknown; readonly chainId: string },
  ): Promise<void>
  disconnect(topic: string): Promise<void>
  on: Emitter<PeerEvents>['on']
  stop(): void
}

/** Creates the wallet side. Nothing happens before `start`. */
export function createPeer(options: PeerOptions): Peer {
  const context: PeerContext = {
    signsIn: false,
    ...options,
    nextId: createIds(options.now, options.randomBytes),
    events: createEmitter<PeerEvents>(),
    answers: new Map(),
  }
  let stopListening: (() => void) | undefined
  return {
    async start() {
      stopListening ??= context.relay.onMessage((message) => receiveFromSite(context, message))
      const { pairings, sessions } = context.store.update((state) => withoutExpired(state, context.now()))
      const topics = [...Object.keys(pairings), ...Object.keys(sessions)]
      if (topics.length > 0) await context.relay.subscribe(topics)
    },
    pair: (uri) => pair(context, uri),
    proposals: () => Object.values(context.store.read().proposals),
    approve: (id, input) => approve(context, id, input),
    reject: (id, error) => reject(context, id, error),
    signIns: () => Object.values(context.store.read().signIns),
    answerSignIn: (id, answer) => answerSignIn(context, id, answer),
    sessions: () => Object.values(context.store.read().sessions),
    requests: () => Object.values(context.store.read().requests),
    respond: (id, answer) => respond(context, id, answer),
    ...changes(context),
    on: context.events.on,
    stop() {
      stopListening?.()
      stopListening = undefined
    },
  }
}

function changes(context: PeerContext): Pick<Peer, 'update' | 'extend' | 'ping' | 'emit' | 'disconnect'> {
  const change = (topic: string, part: Partial<PeerSession>) =>
    context.store.update((state) => {
      const session = state.sessions[topic]
      return session ? { ...state, sessions: { ...state.sessions, [topic]: { ...session, ...part } } } : state
    })
  return {
    async update(topic, namespaces) {
      await askSite(context, topic, { method: 'wc_sessionUpdate', params: { namespaces } })
      change(topic, { namespaces })
    },
    async extend(topic, expiry) {
      const params = expiry === undefined ? {} : { expiry }
      await askSite(context, topic, { method: 'wc_sessionExtend', params })
      change(topic, { expiry: expiry ?? seconds.of(context.now()) + seconds.session })
    },
    async ping(topic) {
      await askSite(context, topic, { method: 'wc_sessionPing', params: {} })
    },
    emit: (topic, { name, data, chainId }) =>
      tell(context, topic, { method: 'wc_sessionEvent', params: { event: { name, data }, chainId } }),
    async disconnect(topic) {
      await tell(context, topic, { method: 'wc_sessionDelete', params: peerErrors.disconnected })
      endPeerSession(context, topic)
    },
  }
}

async function tell(
  context: PeerContext,
  topic: string,
  { method, params }: { readonly method: keyof typeof methodRules; readonly params: unknown },
): Promise<void> {
  const session = context.store.read().sessions[topic]
  if (!session) throw sessionNotFound({ topic })
  const options = methodRules[method].request
  await publishMessage(context, session, { id: context.nextId(), method, params, options })
}

async function pair(context: PeerContext, uri: string): Promise<void> {
  const { topic, symKey, expiry, methods = [] } = parsePairingUri(uri)
  const now = seconds.of(context.now())
  if (expiry !== undefined && expiry <= now) throw pairingUriRefused({ reason: 'it has expired' })
  const pairing = { topic, symKey, methods, expiry: expiry ?? now + seconds.proposal }
  context.store.update((state) => ({ ...state, pairings: { ...state.pairings, [topic]: pairing } }))
  await context.relay.subscribe([topic])
}

const mostAnswered = 200

async function respond(
  context: PeerContext,
  id: number,
  answer: { readonly result: unknown } | { readonly error: unknown },
): Promise<void> {
  const { requests, sessions } = context.store.read()
  const session = sessions[requests[id]?.topic ?? '']
  if (!session) throw requestNotFound({ id })
  await publishMessage(context, session, { id, ...answer, options: methodRules.wc_sessionRequest.answer })
  context.store.update((state) => ({
    ...state,
    requests: forget(state.requests, id),
    answered: [...state.answered, id].slice(-mostAnswered),
  }))
}

function withoutExpired(state: PeerState, now: number): PeerState {
  const alive = <Value extends { readonly expiry: number }>(all: { readonly [key: string]: Value }) =>
    Object.fromEntries(Object.entries(all).filter(([, { expiry }]) => expiry > seconds.of(now)))
  return {
    ...state,
    pairings: alive(state.pairings),
    proposals: alive(state.proposals),
    signIns: alive(state.signIns),
    sessions: alive(state.sessions),
    requests: alive(state.requests),
  }
}
