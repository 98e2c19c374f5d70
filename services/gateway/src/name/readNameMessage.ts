import {
  check,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  number,
  optional,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
} from 'valibot'
import { nameRefusals } from './nameRefusals'

const messageSchema = strictObject({
  name: pipe(string(), maxLength(400)),
  attributes: optional(record(string(), string()), {}),
  /** Seconds since 1970. */
  timestamp: pipe(number(), integer(), minValue(0)),
})
type Message = InferOutput<typeof messageSchema>

const bio = pipe(
  string(),
  maxLength(255),
  // Such letters could make one text look like another.
  check((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text)),
)

/** Reads a signed registration. @throws nameMessage, nameAttributes */
export function readNameMessage(text: string): Message {
  const parsed = safeParse(messageSchema, parseJson(text))
  if (!parsed.success) throw nameRefusals.nameMessage()
  for (const [key, value] of Object.entries(parsed.output.attributes)) {
    if (key !== 'bio' || !safeParse(bio, value).success)
      throw nameRefusals.nameAttributes({ attribute: key.slice(0, 50) })
  }
  return parsed.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw nameRefusals.nameMessage({}, { cause })
  }
}
