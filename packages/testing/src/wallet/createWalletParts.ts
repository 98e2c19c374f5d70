import { createRequestLog, type RequestLog } from '../script/createRequestLog'
import type { Release } from '../script/performBehaviour'
import { createEventEmitter, type EventEmitter } from './createEventEmitter'

/** The parts of any wallet, besides its memory and the object that the page gets. */
export type WalletParts = {
  readonly emitter: EventEmitter
  readonly log: RequestLog
  /** Requests that wait for `release`. */
  readonly held: Set<Release>
  /** Set while the wallet is offline: every request fails. */
  isLost: boolean
  /** Collects what to stop when the page goes away. */
  keep(end: () => void): () => void
  /** The page goes away. */
  unload(): void
}

/** Creates the parts of one wallet. */
export function createWalletParts(): WalletParts {
  const emitter = createEventEmitter()
  const held = new Set<Release>()
  const endings: (() => void)[] = []
  return {
    emitter,
    log: createRequestLog(),
    held,
    isLost: false,
    keep(end) {
      endings.push(end)
      return end
    },
    unload() {
      for (const end of endings.splice(0)) end()
      emitter.close()
      held.clear()
    },
  }
}
