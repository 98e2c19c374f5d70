import type { WalletPorts } from './WalletPorts'
import type { WalletState } from './WalletState'

/** The wallet's state and its subscribers. */
export type WalletStore = {
  getState(): WalletState
  subscribe(listener: () => void): () => void
  set(part: Partial<WalletState>): void
  /** Shows the owner a message. */
  say(text: string, isBad?: boolean): void
}

const initial: WalletState = {
  relay: 'idle',
  isElsewhere: false,
  isPairing: false,
  waiting: [],
  sessions: [],
  notice: null,
}

/** Long enough to read. An error stays until the next message. */
const noticeMs = 8_000

/** Creates the store of a wallet. */
export function createWalletStore({ setTimer }: Pick<WalletPorts, 'setTimer'>): WalletStore {
  let cancelTimer = (): void => undefined
  const listeners = new Set<() => void>()
  let state = initial
  const set = (part: Partial<WalletState>) => {
    state = { ...state, ...part }
    for (const listener of [...listeners]) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set,
    say(text, isBad = false) {
      cancelTimer()
      set({ notice: { text, isBad } })
      if (!isBad) cancelTimer = setTimer(() => set({ notice: null }), noticeMs)
    },
  }
}
