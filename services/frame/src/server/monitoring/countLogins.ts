import { type Call, isLatchkeyError } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'

/** Wraps the handler that ends a login, and counts how it ended. */
export function countLogins<Contract extends Call, Known>(
  { metrics }: Pick<FrameServices, 'metrics'>,
  by: 'email' | 'social' | 'passkey',
  handler: FrameHandler<Contract, Known>,
): FrameHandler<Contract, Known> {
  return async (request) => {
    try {
      const output = await handler(request)
      metrics.logins.inc({ by, outcome: 'ok' })
      return output
    } catch (error) {
      metrics.logins.inc({ by, outcome: isLatchkeyError(error) ? error.code : 'failed' })
      throw error
    }
  }
}
