import { defineError, type ErrorKind, type NamesIn } from '@latchkey/protocol'

/** An error kind with the status of the answer and the field that caused it. */
export type Refusal<Code extends string = string, Names extends string = never> = ErrorKind<Code, Names> & {
  readonly status: 400 | 401 | 403 | 404 | 408 | 413 | 422 | 426 | 429 | 501 | 503
  readonly field: string
}

/** Defines a refusal. */
export function defineRefusal<const Code extends `gateway/${string}`, const Text extends string>(
  status: Refusal['status'],
  field: string,
  code: Code,
  text: Text,
): Refusal<Code, NamesIn<Text>> {
  return Object.assign(defineError(code, text), { status, field })
}
