import type { LatchkeyError, SmartSession } from '@latchkey/protocol'

/** [FLG-6] The smart sessions of an account that have been read. */
export type SmartSessionsState = {
  readonly sessions: readonly SmartSession[]
  readonly loading: boolean
  /** When they were last read, in ms. */
  readonly at?: number
  readonly error: LatchkeyError | null
  /** The session that is being revoked. */
  readonly revoking: string | null
}

/** The state before anything was read. */
export const initialSmartSessions: SmartSessionsState = {
  sessions: [],
  loading: false,
  error: null,
  revoking: null,
}
