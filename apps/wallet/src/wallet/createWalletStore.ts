import type { WalletPorts } from './WalletPorts'
import type { WalletState } from './WalletState'

/** The wallet's state, and who follows it. */
export type WalletStore = {
  getState(): WalletState
  subscribe(listener: () => void): () => void
  set(part: Partial<WalletState>): void
  /** Says something to the owner. */
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

/** Long enough to be read; what is bad stays until something else is said. */
const noticeMs = 8_000

/** Makes the store of a wallet. */
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
