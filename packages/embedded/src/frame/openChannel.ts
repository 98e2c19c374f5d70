import { type EmbeddedContext, showAlert } from '@latchkey/core'
import {
  appPrefix,
  type FrameEvent,
  type FrameMessageName,
  fieldsOf,
  frameAborted,
  frameFailed,
  frameMessageInvalid,
  frameMessages,
  frameMissing,
  frameNotLoaded,
  fromWire,
  type LatchkeyError,
  parseAppEvent,
  parseFrameEvent,
  requestAborted,
  safeFrameMethods,
} from '@latchkey/protocol'
import type { FrameElement } from './createFrameElement'

export type News = Extract<FrameEvent, { readonly kind: 'news' }>

/** The line to the frame's page. */
export type Channel = {
  readonly origin: string
  /**
   * `show` is called if the visitor has to see the frame for this message, perhaps more than once.
   * @throws frameMessageInvalid, frameMissing, frameAborted, requestAborted, frameFailed and what the frame answers
   */
  ask(name: FrameMessageName, payload: unknown, show?: () => void): Promise<unknown>
  /** [FRM-9] [FRM-10] Rejects what is open under a name. Requests that only read go on. */
  abort(name: FrameMessageName): void
  isOpen(name: FrameMessageName): boolean
  onNews(listener: (news: News) => void): void
  close(): void
}

type Open = {
  readonly name: FrameMessageName
  /** Whether it may be rejected before the frame answers. */
  mayAbort(): boolean
  /** The frame has to be shown for it. */
  show(): void
  resolve(answer: unknown): void
  reject(error: LatchkeyError): void
}

/** How long the frame's page may take to load. */
const loadMs = 30_000

/** [FLG-6] Takes power from the site at once, so nothing but the visitor takes it back: when it's shown to them. */
const ending = 'wallet_revokePermissions'

/** A visitor reads mail or talks to a provider meanwhile, so a late answer says nothing about the site's setup. */
const slow: readonly FrameMessageName[] = ['CONNECT_DEVICE', 'CONNECT_SOCIAL']

/**
 * [FRM-1] [FRM-2] Listens to the frame's window on the frame's origin and waits until it's ready. Both directions are
 * parsed by their schemas. @throws frameNotLoaded
 */
export async function openChannel(
  context: EmbeddedContext,
  element: FrameElement,
  origin: string,
): Promise<Channel> {
  const { host, logger } = context
  const open = new Map<string, Open>()
  const listeners = new Set<(news: News) => void>()
  let ready: () => void = () => undefined
  /** Whether the frame tells which requests have to be shown. */
  let asksToShow = false

  const end = (id: string, finish: (request: Open) => void) => {
    const request = open.get(id)
    if (!request) return
    open.delete(id)
    finish(request)
  }
  const drop = (which: (request: Open) => boolean) => {
    for (const [id, request] of [...open])
      if (which(request)) end(id, ({ name, reject }) => name !== 'GET_FARCASTER_URI' && reject(abortOf(name)))
  }
  const take = (event: FrameEvent) => {
    if (event.kind === 'news') {
      if (event.name === 'READY') {
        // The frame's page has loaded again: it doesn't know what it was asked before.
        drop(() => true)
        asksToShow = event.payload.asksToShow === true
        ready()
      }
      if (event.name === 'SHOW') open.get(event.payload.id)?.show()
      for (const listener of listeners) listener(event)
      return
    }
    // A success for another request than the one of this id isn't an answer.
    if (open.get(event.id)?.name !== event.name) {
      logger.warn('The frame answered what nobody asked', event.name)
      return
    }
    end(event.id, ({ resolve, reject }) =>
      event.kind === 'success' ? resolve(event.payload) : reject(errorOf(event)),
    )
  }
  const heard = ({ source, origin: from, data }: MessageEvent) => {
    if (from !== origin || source === null || source !== element.window()) return
    try {
      const event = parseFrameEvent(data)
      if (event) take(event)
    } catch (cause) {
      logger.warn('The frame sent an invalid message', cause)
      const { id } = fieldsOf(data)
      const error = frameMessageInvalid.is(cause)
        ? cause
        : frameMessageInvalid({ what: 'message' }, { cause })
      if (typeof id === 'string') end(id, ({ reject }) => reject(error))
    }
  }
  addEventListener('message', heard)

  const channel: Channel = {
    origin,
    ask: async (name, payload, show) => {
      const id = host.randomId()
      const message = { id, type: `${appPrefix}${name}`, payload }
      const parsed = parseAppEvent(message)
      const window = element.window()
      if (!window) throw frameMissing()
      const method = fieldsOf(payload).method
      return new Promise((resolve, reject) => {
        const { timeoutMs } = frameMessages[name] as { readonly timeoutMs?: number }
        // [FRM-8]
        const stopTimer = timeoutMs ? host.setTimer(() => timeOut(name, id), timeoutMs) : () => undefined
        const isSafe = safeFrameMethods.includes(String(method))
        let isShown = false
        open.set(id, {
          name,
          mayAbort: () => name !== 'RPC_REQUEST' || (method === ending ? isShown : !isSafe),
          show() {
            isShown = true
            show?.()
          },
          resolve: (answer) => {
            stopTimer()
            resolve(answer)
          },
          reject: (error) => {
            stopTimer()
            reject(error)
          },
        })
        try {
          window.postMessage({ ...message, payload: parsed?.payload }, origin)
          if (!asksToShow) open.get(id)?.show()
        } catch (cause) {
          // Something that can't be copied, such as a function.
          end(id, (request) => request.reject(frameMessageInvalid({ what: name }, { cause })))
        }
      })
    },
    abort: (name) => drop((request) => request.name === name && request.mayAbort()),
    isOpen: (name) => [...open.values()].some((request) => request.name === name && request.mayAbort()),
    onNews: (listener) => void listeners.add(listener),
    close() {
      removeEventListener('message', heard)
      drop(() => true)
    },
  }
  const timeOut = (name: FrameMessageName, id: string) => {
    logger.warn('The frame took too long', name)
    if (!slow.includes(name)) showAlert(context, 'embedded-timeout')
    end(id, ({ reject }) => reject(abortOf(name)))
  }

  await new Promise<void>((resolve, reject) => {
    const stopTimer = host.setTimer(() => {
      channel.close()
      showAlert(context, 'embedded-timeout')
      reject(frameNotLoaded())
    }, loadMs)
    ready = () => {
      stopTimer()
      resolve()
    }
  })
  return channel
}

/** [FRM-9] */
function abortOf(name: FrameMessageName): LatchkeyError {
  return name === 'RPC_REQUEST' ? requestAborted() : frameAborted()
}

/** [FRM-9] The frame's own error: its text, under its code if it's one of ours. */
function errorOf({ message, code, values }: Extract<FrameEvent, { readonly kind: 'error' }>): LatchkeyError {
  if (code === undefined && !message) return frameFailed()
  try {
    return fromWire({ code: code ?? frameFailed.code, values: values ?? {}, message })
  } catch (cause) {
    // Malformed values: what happened is still a failure.
    return frameFailed({}, { cause })
  }
}
