import type { Environment } from '../config/readConfig'

/** What commands work with: the outside of the process. */
export type Terminal = {
  readonly env: Environment
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** Resolves when the process is told to stop. */
  readonly untilStopped: () => Promise<void>
}
