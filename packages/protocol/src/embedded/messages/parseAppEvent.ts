import { frameMessageInvalid } from '../../errors/embedded'
import { type FrameMessageName, type FrameRequest, frameMessages } from './frameMessages'
import { isMessageName } from './isMessageName'
import { parsePayload } from './parsePayload'
import { readEnvelope } from './readEnvelope'

/** [FRM-1] How the types of the page's messages begin. */
export const appPrefix = '@w3m-app/'

/** A message from the page, by its name. */
export type AppEvent = {
  [Name in FrameMessageName]: {
    readonly id: string
    readonly name: Name
    readonly payload: FrameRequest<Name>
  }
}[FrameMessageName]

/** [FRM-1] Reads a message from the page; null if it isn't one of ours. @throws frameMessageInvalid */
export function parseAppEvent(data: unknown): AppEvent | null {
  const message = readEnvelope(data, appPrefix)
  if (!message) return null
  const { id, name } = message
  if (id === undefined) throw frameMessageInvalid({ what: 'id' })
  if (!isMessageName(name)) throw frameMessageInvalid({ what: 'type' })
  const { request } = frameMessages[name]
  const payload = request ? parsePayload(request, message.payload, name) : undefined
  // The schema is that of the name; TypeScript can't follow the two through the registry.
  return { id, name, payload } as AppEvent
}
