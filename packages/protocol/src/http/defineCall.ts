import type { GenericSchema } from 'valibot'
import type { NamesIn } from '../errors/defineError'

/** The HTTP methods that contracts use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One HTTP call. Client and server both parse by it. */
export interface Call<
  Path extends `/${string}` = `/${string}`,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Output extends GenericSchema = GenericSchema,
> {
  /** The name of the contract, of its file and of its handler. */
  readonly name: string
  readonly method: Method
  /** [HTTP-3] Whether sending it twice is safe. Defaults to true for all methods but POST. */
  readonly idempotent?: boolean
  /** The path below the host, with `{name}` where a parameter goes. */
  readonly path: Path
  readonly query?: Query
  readonly body?: Body
  /** The content type of a response that isn't JSON. */
  readonly media?: `image/${string}`
  /** Whether body and response are plain text, not JSON. */
  readonly isPlain?: boolean
  readonly output: Output
}

/** The parameters in a call's path, by name. */
export type PathParams<Path extends string> = { readonly [Name in NamesIn<Path>]: string | number }

/** Declares an HTTP contract. */
export function defineCall<
  const Path extends `/${string}`,
  Output extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(call: Call<Path, Query, Body, Output>): Call<Path, Query, Body, Output> {
  return call
}
