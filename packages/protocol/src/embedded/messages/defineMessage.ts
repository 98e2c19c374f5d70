import type { GenericSchema } from 'valibot'

/** One message to the secure frame and its answer. Host and frame both parse by it. */
export interface Message<
  Type extends string = string,
  Request extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema | undefined = GenericSchema | undefined,
> {
  /** The name on the wire; the answer's name ends in `_SUCCESS` or `_ERROR`. */
  readonly type: Type
  readonly request?: Request
  readonly response?: Response
  /** How long the host waits for the answer. Defaults to forever. */
  readonly timeoutMs?: number
}

/** Declares a message of the secure frame. */
export function defineMessage<
  const Type extends string,
  Request extends GenericSchema | undefined = undefined,
  Response extends GenericSchema | undefined = undefined,
>(message: Message<Type, Request, Response>): Message<Type, Request, Response> {
  return message
}
