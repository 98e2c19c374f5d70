import { invalidProjectId, originNotAllowed, sessionExpired } from '@latchkey/protocol'
import type { AlertCode } from './ModalState'

const kinds = [
  [sessionExpired, 'session-expired'],
  [originNotAllowed, 'origin-not-allowed'],
  [invalidProjectId, 'invalid-project-id'],
] as const

/** [MOD-5] Returns the alert for an error, if there is one. */
export function alertForError(error: unknown): AlertCode | null {
  return kinds.find(([kind]) => kind.is(error))?.[1] ?? null
}
