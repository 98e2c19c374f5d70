/** The part of the Web Storage interface that Latchkey uses. */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Everything of the outside world that core touches: passed in, so that a test holds the clock. */
export type Host = {
  now(): number
  randomId(): string
  setTimer(callback: () => void, ms: number): () => void
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Null where the platform has none or denies it. */
  readonly storage: KeyValueStorage | null
  /** Tells which stored key another tab has changed (null: all of them); returns how to stop. */
  onStorageChange(listener: (key: string | null) => void): () => void
  readonly isBrowser: boolean
  readonly isMobile: boolean
  readonly languages: readonly string[]
  readonly page: { readonly url: string; readonly domain: string; readonly title: string }
}
