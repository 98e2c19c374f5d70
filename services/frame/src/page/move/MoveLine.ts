import type { MoveMessage, MoveStep } from './MoveMessage'

/** How two frames reach each other: by their windows, or by codes that the visitor carries over. */
export type MoveLine = {
  send(message: MoveMessage): void
  /** The next message as it came, for whoever waits for this step. @throws moveStopped */
  next(step: MoveStep): Promise<unknown>
  /** Rejects at once when the other frame gives up, also while nobody waits for a message. @throws moveStopped */
  readonly stopped: Promise<never>
  /** The origin of the other frame as the browser named it; undefined where no browser can. */
  readonly origin: () => string | undefined
  /** What the visitor still has to carry over, if they do. */
  readonly pending: () => string | undefined
  close(): void
}
