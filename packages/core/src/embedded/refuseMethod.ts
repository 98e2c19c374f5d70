import { actionNotAllowed, type LatchkeyError, rpcNotAllowed } from '@latchkey/protocol'
import { showNotice } from '../modal/showNotice'
import type { EmbeddedContext } from '../ports/EmbeddedPort'

/** [FRM-10] The modal has to be open before its notice. */
const noticeMs = 300

/** [FRM-10] Tells the visitor and the log that a page asked for what the embedded wallet never does. Returns the page's error. */
export function refuseMethod(context: EmbeddedContext, method: string): LatchkeyError {
  const { host, logger } = context
  const error = rpcNotAllowed({ method })
  logger.error(error.message, method)
  context.open().catch((cause: unknown) => logger.warn('Could not open the modal', cause))
  host.setTimer(
    () => showNotice(context, { message: actionNotAllowed().message, variant: 'error' }),
    noticeMs,
  )
  return error
}
