/** A line to the app around this page. */
export type Line = {
  /** Sends one message to the app. */
  send(message: unknown): void
  /** Calls back with each message of the app; returns how to stop. */
  hear(listener: (message: Readonly<Record<string, unknown>>) => void): () => void
}
