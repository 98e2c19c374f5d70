import { type EmbeddedContext, emailPauseMs } from '@latchkey/core'
import { emailWait, lastEmailLoginTime } from '@latchkey/protocol'

/** [FRM-4] Refuses a second mail within half a minute. @throws emailWait */
export function refuseEarlyMail({ host, storage }: EmbeddedContext): void {
  const last = storage.get(lastEmailLoginTime)
  if (last === undefined) return
  const left = emailPauseMs - (host.now() - last)
  // A clock that was set back must not lock the visitor out.
  if (left > 0 && left <= emailPauseMs) throw emailWait({ n: Math.ceil(left / 1_000) })
}
