import type { Cacao } from '@latchkey/protocol'
import type { Emitter } from '../message/createEmitter'
import type { RelayMessage } from '../relay/Relay'
import type { SeenMessages, Session } from '../store/SignerState'
import type { SignerEvents } from './SignerEvents'
import type { SignerOptions } from './SignerOptions'

/** The outcome of a proposal: a session, signed messages, or both. */
export type Approval = { readonly session?: Session; readonly authentication?: readonly Cacao[] }

/** A caller waiting for the wallet. */
export type Waiter<Value> = {
  resolve(value: Value): void
  reject(error: unknown): void
}

/** The context of a pairing client, passed to every action. */
export type SignerContext = SignerOptions & {
  nextId(): number
  readonly events: Emitter<SignerEvents>
  /** Callers waiting for a proposal, by pairing topic. */
  readonly approvals: Map<string, Waiter<Approval> & { readonly expiry: number }>
  /** Callers waiting for an answer, by request id. */
  readonly answers: Map<number, Waiter<unknown> & { readonly topic: string; readonly expiry: number }>
  /** The sessions as this page last reported them; another tab may have changed them. */
  readonly known: Map<string, Session>
  /** What this page has seen in each session. */
  readonly seen: Map<string, SeenMessages>
  /** Messages on topics whose key hasn't arrived, newest last. */
  readonly early: RelayMessage[]
  /** Schedules a check for the next expiry. */
  reschedule(): void
  /** Cancels the scheduled check. */
  stopTimer(): void
}
