import { getProfile, httpStatus, resolveNameFailed } from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/** [NAM-2] Whether nobody has registered a name, given with its zone. @throws resolveNameFailed, the signal's reason */
export async function isNameFree(latchkey: Latchkey, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    const query = { apiVersion: '2' } as const
    // Somebody may have registered it a moment ago.
    const asked = { params: { name }, query, cache: 'no-store', signal } as const
    return Array.isArray(await openGateway(latchkey).call(getProfile, asked))
  } catch (cause) {
    signal.throwIfAborted()
    if (httpStatus.is(cause) && cause.values.status === 404) return true
    throw resolveNameFailed({}, { cause })
  }
}
