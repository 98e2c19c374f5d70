import { maxLength, object, optional, pipe, string, unknown } from 'valibot'
import { frameMessageInvalid } from '../../errors/embedded'
import {
  type FrameMessageName,
  type FrameNews,
  type FrameNewsName,
  type FrameResponse,
  frameMessages,
  frameNews,
} from './frameMessages'
import { isMessageName } from './isMessageName'
import { parsePayload } from './parsePayload'
import { readEnvelope } from './readEnvelope'

/** [FRM-1] How the types of the frame's messages begin. */
export const framePrefix = '@w3m-frame/'

/** What the frame says: an answer, a failure, or news. */
export type FrameEvent =
  | {
      [Name in FrameMessageName]: {
        readonly kind: 'success'
        readonly id: string
        readonly name: Name
        readonly payload: FrameResponse<Name>
      }
    }[FrameMessageName]
  | {
      readonly kind: 'error'
      readonly id: string
      readonly name: FrameMessageName
      /** The frame's text; empty if it gave none. */
      readonly message: string
      /** The error's code and values, if it's one of ours: read them with `fromWire`. */
      readonly code?: string | undefined
      readonly values?: unknown
    }
  | {
      [Name in FrameNewsName]: {
        readonly kind: 'news'
        readonly name: Name
        readonly payload: FrameNews<Name>
      }
    }[FrameNewsName]

const failure = () =>
  object({
    message: optional(pipe(string(), maxLength(2_000)), ''),
    code: optional(pipe(string(), maxLength(100))),
    values: optional(unknown()),
  })

/** [FRM-1] Reads a message from the frame; null if it isn't one of ours. @throws frameMessageInvalid */
export function parseFrameEvent(data: unknown): FrameEvent | null {
  const message = readEnvelope(data, framePrefix)
  if (!message) return null
  const { id, name: full, payload } = message
  if (isNewsName(full)) {
    // The schema is that of the name; TypeScript can't follow the two through the registry.
    return {
      kind: 'news',
      name: full,
      payload: parsePayload(frameNews[full], payload ?? {}, full),
    } as FrameEvent
  }
  const [, name = '', ending] = /^(.+)_(SUCCESS|ERROR)$/.exec(full) ?? []
  if (id === undefined || !isMessageName(name)) throw frameMessageInvalid({ what: 'type' })
  if (ending === 'ERROR') return { kind: 'error', id, name, ...parsePayload(failure(), payload ?? {}, full) }
  const { response } = frameMessages[name]
  const answer = response ? parsePayload(response, payload, full) : undefined
  return { kind: 'success', id, name, payload: answer } as FrameEvent
}

function isNewsName(name: string): name is FrameNewsName {
  return Object.hasOwn(frameNews, name)
}
