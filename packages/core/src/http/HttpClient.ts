import type { Call, NamesIn, PathParams } from '@latchkey/protocol'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** Settings of any call. */
export type CallSettings = {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** How the browser's own cache is used. */
  readonly cache?: RequestCache
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
}

type Part<Name extends string, Schema> = Schema extends GenericSchema
  ? object extends InferInput<Schema>
    ? { readonly [Key in Name]?: InferInput<Schema> }
    : { readonly [Key in Name]: InferInput<Schema> }
  : { readonly [Key in Name]?: undefined }

/** The input of a call, as its contract requires. */
export type CallInput<Path extends string, Query, Body> = CallSettings &
  ([NamesIn<Path>] extends [never]
    ? { readonly params?: undefined }
    : { readonly params: PathParams<Path> }) &
  Part<'query', Query> &
  Part<'body', Body>

/** Calls one service by its contracts. */
export type HttpClient = {
  /** @throws httpStatus, requestTimeout, networkFailure, malformedAnswer, invalidRequest, the signal's reason */
  call<
    Path extends `/${string}`,
    Query extends GenericSchema | undefined,
    Body extends GenericSchema | undefined,
    Output extends GenericSchema,
  >(
    contract: Call<Path, Query, Body, Output>,
    ...input: object extends CallInput<Path, Query, Body>
      ? [input?: CallInput<Path, Query, Body>]
      : [input: CallInput<Path, Query, Body>]
  ): Promise<InferOutput<Output>>
}
