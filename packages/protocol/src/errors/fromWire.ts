import {
  boolean,
  maxLength,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  string,
  union,
} from 'valibot'
import { malformedAnswer } from './http'
import { LatchkeyError } from './LatchkeyError'

const wireError = () =>
  object({
    code: pipe(string(), maxLength(100), regex(/^[a-z][a-z0-9-]*\/[a-z0-9-]+$/)),
    values: optional(record(string(), union([string(), number(), boolean()])), {}),
    message: pipe(string(), maxLength(10_000)),
  })

/** Reads an error from an HTTP body or a frame message. @throws malformedAnswer */
export function fromWire(json: unknown): LatchkeyError {
  const read = safeParse(wireError(), json)
  if (!read.success) throw malformedAnswer({ what: 'error' })
  return new LatchkeyError({ ...read.output, seenBy: 'developer' })
}
