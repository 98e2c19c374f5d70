import type { Call, PathParams } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Project } from '../projects/Project'
import type { Reply } from './Reply'

/** What a schema of a contract gives; a contract without one has `undefined` there. */
type Parsed<Schema extends GenericSchema | undefined> = [Schema] extends [undefined]
  ? undefined
  : InferOutput<NonNullable<Schema>>

/** What a handler gets: everything parsed by the contract, and who asks. */
export type RouteInput<Contract extends Call> = {
  readonly params: { readonly [Name in keyof PathParams<Contract['path']>]: string }
  readonly query: Parsed<Contract['query']>
  readonly body: Parsed<Contract['body']>
  readonly project: Project
  /** Ends when the client leaves or the time of the request is up. */
  readonly signal: AbortSignal
  /** For what the contract does not tell: headers of request and answer. */
  readonly context: Context
}

/** What a contract's answer looks like. */
type Output<Contract extends Call> = InferOutput<Contract['output']>

/** What answers a contract: the answer itself, which is parsed before it leaves, or a reply made by hand; at once where it can. */
export type Handler<Contract extends Call> = (
  input: RouteInput<Contract>,
) => Output<Contract> | Reply | Promise<Output<Contract> | Reply>
