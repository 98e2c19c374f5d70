import {
  type AppEvent,
  appPrefix,
  type FrameMessageName,
  type FrameNews,
  type FrameNewsName,
  fieldsOf,
  frameFailed,
  frameMessageInvalid,
  frameMessages,
  framePrefix,
  isLatchkeyError,
  parseAppEvent,
  walletBusy,
  windowNeeded,
} from '@latchkey/protocol'
import { safeParse } from 'valibot'
import type { SitePort } from './SitePort'

/** Tells the site something that it didn't ask for. */
export type Tell = <Name extends FrameNewsName>(name: Name, payload: FrameNews<Name>) => void

/** Answers messages of the one site at an origin. */
export type Responder = (event: AppEvent) => Promise<unknown>

/** More open messages than any honest site has. */
const mostOpen = 100
/** Enough to notice a repeated message; ids are random. */
const mostSeen = 1_000

/**
 * Listens to the page that holds the frame, and to nobody else. The first message pins its origin: messages of other
 * windows or origins are ignored, and answers go to that origin only. Calls `open` once, when the origin is known.
 */
export function listenToSite(
  site: SitePort,
  version: string,
  open: (origin: string, tell: Tell) => Responder,
): void {
  let pinned = site.origin
  let respond: Responder | undefined
  let openCount = 0
  const seen = new Set<string>()

  const post = (message: object) => {
    if (pinned !== undefined) site.post(message, pinned)
  }
  const tell: Tell = (name, payload) => post({ type: `${framePrefix}${name}`, payload })

  const fail = (id: string, name: string, cause: unknown) => {
    const error = isLatchkeyError(cause) ? cause : frameFailed()
    const { code, values, message } = error.toJSON()
    const payload = { code, values, message: message.slice(0, 2_000) }
    post({ id, type: `${framePrefix}${name}_ERROR`, payload })
  }

  const answer = async (event: AppEvent, responder: Responder) => {
    openCount += 1
    try {
      if (site.isNested) throw windowNeeded()
      if (openCount > mostOpen) throw walletBusy()
      const payload = checkAnswer(event.name, await responder(event))
      post({
        id: event.id,
        type: `${framePrefix}${event.name}_SUCCESS`,
        ...(payload === undefined ? {} : { payload }),
      })
    } catch (cause) {
      fail(event.id, event.name, cause)
    } finally {
      openCount -= 1
    }
  }

  site.listen(({ data, origin, source }) => {
    if (source !== site.window || origin !== (pinned ?? origin) || !isWebOrigin(origin)) return
    let event: AppEvent | null
    try {
      event = parseAppEvent(data)
    } catch (cause) {
      const { id, name } = namesIn(data)
      if (id !== undefined && name !== undefined) fail(id, name, cause)
      return
    }
    // A page gets messages of all kinds, and one that was seen before is a repetition.
    if (!event || seen.has(event.id)) return
    seen.add(event.id)
    if (seen.size > mostSeen) for (const first of seen) if (seen.delete(first)) break
    pinned ??= origin
    respond ??= open(pinned, tell)
    void answer(event, respond)
  })
  // The version is public, so any origin may read this one message.
  site.post({ type: `${framePrefix}READY`, payload: { version, asksToShow: true } }, pinned ?? '*')
}

/** A sandboxed page has the origin `null`, which anybody can have. */
const isWebOrigin = (origin: string) => /^https?:\/\/[^/]+$/.test(origin)

/** The id and name of a message that doesn't match its schema, to answer it. */
function namesIn(data: unknown): { readonly id?: string; readonly name?: string } {
  const { id, type } = fieldsOf(data)
  const name = typeof type === 'string' ? type.slice(appPrefix.length) : ''
  if (typeof id !== 'string' || id.length > 100 || !Object.hasOwn(frameMessages, name)) return {}
  return { id, name }
}

/** Both sides check what crosses the line. @throws frameMessageInvalid */
function checkAnswer(name: FrameMessageName, payload: unknown): unknown {
  const { response } = frameMessages[name]
  if (!response) return undefined
  const read = safeParse(response, payload)
  if (!read.success) throw frameMessageInvalid({ what: name })
  return read.output
}
