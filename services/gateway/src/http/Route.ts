import type { Call, PathParams } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Project } from '../projects/Project'
import type { Reply } from './Reply'

/** The output of a contract's schema, or `undefined` without one. */
type Parsed<Schema extends GenericSchema | undefined> = [Schema] extends [undefined]
  ? undefined
  : InferOutput<NonNullable<Schema>>

/** What a handler gets: the parsed request and the project it belongs to. */
export type RouteInput<Contract extends Call> = {
  readonly params: { readonly [Name in keyof PathParams<Contract['path']>]: string }
  readonly query: Parsed<Contract['query']>
  readonly body: Parsed<Contract['body']>
  readonly project: Project
  /** Aborts when the client leaves or the request times out. */
  readonly signal: AbortSignal
  /** For what the contract doesn't cover: headers of the request and the answer. */
  readonly context: Context
}

/** The output type of a contract. */
type Output<Contract extends Call> = InferOutput<Contract['output']>

/**
 * Handles a contract. Returns a value, which is checked before it is sent, or a finished reply; a promise only where
 * it has to wait.
 */
export type Handler<Contract extends Call> = (
  input: RouteInput<Contract>,
) => Output<Contract> | Reply | Promise<Output<Contract> | Reply>
