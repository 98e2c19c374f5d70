import type { Environment } from '../config/readSettings'

/** What commands may use outside the process. */
export type Terminal = {
  readonly env: Environment
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** Resolves when the process should stop. */
  readonly untilStopped: () => Promise<void>
}
