import { requestCancelled, signerStopped } from '@latchkey/protocol'
import type { Authenticated, AuthenticateInput } from '../authenticate/authenticate'
import type { Emitter } from '../message/createEmitter'
import type { Session } from '../store/SignerState'
import { awaitAnswer } from './awaitAnswer'
import { createSignerContext } from './createSignerContext'
import { disconnect } from './disconnect'
import { endRequest } from './endRequest'
import { findRequest, findSession } from './findSession'
import { followTabs } from './followTabs'
import { pendingRequests } from './pendingRequests'
import { ping } from './ping'
import { type Proposed, type ProposeInput, propose } from './propose'
import { receive } from './receive'
import { type RequestInput, request, sendRequest } from './request'
import type { PendingRequest, SignerEvents } from './SignerEvents'
import type { SignerOptions } from './SignerOptions'
import { startSigner } from './startSigner'

/** The site side of the Sign protocol. */
export type Signer = {
  /** Resumes what was open before a reload and drops what has expired. Contacts the relay only if needed. */
  start(): Promise<void>
  propose(input: ProposeInput): Promise<Proposed<Session>>
  authenticate(input: AuthenticateInput): Promise<Proposed<Authenticated>>
  sessions(): readonly Session[]
  session(topic: string): Session | null
  request(input: RequestInput): Promise<unknown>
  /** Open requests, including those from before a reload. */
  pending(): readonly PendingRequest[]
  /** Waits for the answer to an open request after a reload. @throws requestNotFound */
  answer(id: number, signal?: AbortSignal): Promise<unknown>
  /** Resends the same text; a wallet shows it once. @throws requestNotFound, relayUnreachable, relayRefused */
  resend(id: number): Promise<void>
  /** Stops waiting and drops a later answer. @throws requestNotFound */
  cancel(id: number): void
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  on: Emitter<SignerEvents>['on']
  /** Stops listening and waiting. Keeps the stored state and leaves the relay open. */
  stop(): void
}

/** Creates a pairing client. Nothing happens before `start`. */
export function createSigner(options: SignerOptions): Signer {
  const context = createSignerContext(options)
  const { approvals, answers, events, relay, store } = context
  let listening: readonly (() => void)[] | undefined
  const session = (topic: string) => findSession(context, topic)?.session ?? null
  return {
    start() {
      listening ??= [
        relay.onMessage((message) => receive(context, message)),
        options.onStorageChange?.(() => followTabs(context)) ?? (() => undefined),
      ]
      return startSigner(context)
    },
    propose: (input) => propose(context, input),
    authenticate: async (input) =>
      (await import('../authenticate/authenticate')).authenticate(context, input),
    sessions: () => Object.keys(store.read().sessions).flatMap((topic) => session(topic) ?? []),
    session,
    request: (input) => request(context, input),
    pending: () => pendingRequests(context),
    answer: async (id, signal) => awaitAnswer(context, findRequest(context, id), signal),
    resend: async (id) => sendRequest(context, findRequest(context, id)),
    cancel: (id) => endRequest(context, findRequest(context, id), { error: requestCancelled() }),
    ping: (topic) => ping(context, topic),
    disconnect: (topic) => disconnect(context, topic),
    on: events.on,
    stop() {
      for (const stop of listening ?? []) stop()
      listening = undefined
      context.stopTimer()
      for (const waiter of [...approvals.values(), ...answers.values()]) waiter.reject(signerStopped())
      approvals.clear()
      answers.clear()
    },
  }
}
