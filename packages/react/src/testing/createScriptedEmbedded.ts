import type { EmbeddedPort, FrameClient, SocialPopup } from '@latchkey/core'
import type { FrameMessageName } from '@latchkey/protocol'

/** The address of the scripted wallet. */
export const embeddedAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

type Answer = unknown | (() => unknown)

/** An embedded wallet whose frame answers as a test says. Its account is an EVM account. */
export type ScriptedEmbedded = {
  readonly port: EmbeddedPort
  /** The messages to the frame with their payloads, in order. */
  readonly asked: (readonly [name: FrameMessageName, payload: unknown])[]
  /** What the frame answers: a value, an error to throw, or a promise. A message without an answer waits forever. */
  readonly answers: { [Name in FrameMessageName]?: Answer }
  /** The windows of social logins. */
  readonly windows: { readonly uris: string[]; isBlocked: boolean; isClosed: boolean }
  /** Posts what a provider's window would. */
  readonly post: (data: unknown, origin?: string) => void
  readonly frame: { isShown: boolean; raised: number; leave: () => void }
}

/** Creates an embedded wallet with a scripted frame. */
export function createScriptedEmbedded(): ScriptedEmbedded {
  const origin = 'https://frame.test'
  const asked: ScriptedEmbedded['asked'] = []
  const listeners = new Set<(message: { readonly origin: string; readonly data: unknown }) => void>()
  const windows: ScriptedEmbedded['windows'] = { uris: [], isBlocked: false, isClosed: false }
  const frame: ScriptedEmbedded['frame'] = { isShown: false, raised: 0, leave: () => undefined }
  const answers: ScriptedEmbedded['answers'] = {
    CONNECT_EMAIL: { action: 'VERIFY_OTP' },
    CONNECT_OTP: undefined,
    GET_SOCIAL_REDIRECT_URI: { uri: 'https://provider.test/login' },
    GET_WAYS_BACK: { ways: [{ kind: 'device', label: '' }], recovery: 'automatic' },
  }
  const ask = async (name: FrameMessageName, payload?: unknown): Promise<unknown> => {
    asked.push([name, payload])
    if (!Object.hasOwn(answers, name)) return new Promise(() => undefined)
    const given = answers[name]
    const answer = await (typeof given === 'function' && !('code' in given) ? given() : given)
    if (answer instanceof Error) throw answer
    return answer
  }
  const client: FrameClient = {
    origin,
    // The answers are the test's business.
    ask: ask as FrameClient['ask'],
    // Nothing is drawn for what a view asks.
    request: (request) => ask('RPC_REQUEST', request),
    abort: () => undefined,
    show(leave) {
      frame.isShown = true
      frame.leave = leave
      return () => {
        frame.isShown = false
      }
    },
    raise() {
      frame.raised += 1
    },
  }
  const popup: SocialPopup = {
    go: (uri) => void windows.uris.push(uri),
    isClosed: () => windows.isClosed,
    hasReturned: () => true,
    close() {
      windows.isClosed = true
    },
    onMessage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_chainId') return '0x1'
      return /accounts/i.test(method) ? [embeddedAddress] : []
    },
  }
  return {
    port: {
      connector: (chain) =>
        chain === 'eip155' ? { id: 'AUTH', name: 'Latchkey', type: 'AUTH', chain, provider } : null,
      open: async () => client,
      openPopup() {
        if (windows.isBlocked) return null
        windows.isClosed = false
        return popup
      },
    },
    asked,
    answers,
    windows,
    post: (data, from = origin) => listeners.forEach((listener) => void listener({ origin: from, data })),
    frame,
  }
}
