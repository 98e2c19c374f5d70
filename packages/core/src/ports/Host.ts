/** The part of the Web Storage interface that Latchkey uses. */
export type KeyValueStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Everything outside that core uses. It is passed in, so a test can control the clock. */
export type Host = {
  now(): number
  randomId(): string
  setTimer(callback: () => void, ms: number): () => void
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Null if the platform has none or denies access. */
  readonly storage: KeyValueStorage | null
  /** Reports the stored key that another tab changed (null: all of them); returns how to stop. */
  onStorageChange(listener: (key: string | null) => void): () => void
  readonly isBrowser: boolean
  readonly isMobile: boolean
  /** The user agent, if there is one. */
  readonly agent?: string
  readonly languages: readonly string[]
  /** The visitor's time zone, such as `Europe/Zurich`; that of the platform if not given. */
  readonly timeZone?: string
  readonly page: { readonly url: string; readonly domain: string; readonly title: string }
}
