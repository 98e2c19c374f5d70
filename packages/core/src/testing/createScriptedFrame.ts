import type { FrameMessageName } from '@latchkey/protocol'
import type { EmbeddedPort, FrameClient, SocialPopup } from '../ports/EmbeddedPort'

/** The window of a social login that a test drives. */
export type ScriptedPopup = SocialPopup & {
  isGone: boolean
  /** Whether the visitor isn't back on the page. */
  isHidden: boolean
  readonly went: string[]
  post(message: { readonly origin: string; readonly data: unknown }): void
}

/** A frame that a test drives. */
export type ScriptedFrame = EmbeddedPort & {
  readonly asked: { readonly name: FrameMessageName; readonly payload: unknown }[]
  /** Answers by name: a value, an error to throw, or a function of the payload. Without one, the answer never comes. */
  readonly answers: Map<FrameMessageName, unknown>
  readonly aborted: FrameMessageName[]
  popup: ScriptedPopup | null
  isBlocked: boolean
  isShown: boolean
  /** Whether requests wait for the visitor. */
  asksVisitor: boolean
  /** What the visitor's way out of the frame calls. */
  leave: (() => void) | null
}

/** The origin of the scripted frame. */
export const frameOrigin = 'https://wallet.example'

/** A frame without a page, to test core's own rules. */
export function createScriptedFrame(): ScriptedFrame {
  const listeners = new Set<(message: { readonly origin: string; readonly data: unknown }) => void>()
  const client: FrameClient = {
    origin: frameOrigin,
    async ask(name, ...[payload]) {
      frame.asked.push({ name, payload })
      if (!frame.answers.has(name)) return new Promise<never>(() => undefined)
      const answer = frame.answers.get(name)
      const value = typeof answer === 'function' ? await answer(payload) : answer
      if (value instanceof Error) throw value
      return value as never
    },
    request(request, show) {
      if (frame.asksVisitor) show()
      return client.ask('RPC_REQUEST', request)
    },
    abort: (name) => void frame.aborted.push(name),
    show(leave) {
      frame.isShown = true
      frame.leave = leave
      return () => {
        frame.isShown = false
        frame.leave = null
      }
    },
    raise: () => undefined,
  }
  const frame: ScriptedFrame = {
    asked: [],
    answers: new Map(),
    aborted: [],
    popup: null,
    isBlocked: false,
    isShown: false,
    asksVisitor: true,
    leave: null,
    // A test adds the wallet to its scripted adapter, under the id `AUTH`.
    connector: () => null,
    open: async () => client,
    openPopup() {
      if (frame.isBlocked) return null
      const popup: ScriptedPopup = {
        isGone: false,
        isHidden: false,
        went: [],
        go: (uri) => void popup.went.push(uri),
        isClosed: () => popup.isGone,
        hasReturned: () => !popup.isHidden,
        close: () => {
          popup.isGone = true
        },
        onMessage(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        post: (message) => {
          for (const listener of listeners) listener(message)
        },
      }
      frame.popup = popup
      return popup
    },
  }
  return frame
}
