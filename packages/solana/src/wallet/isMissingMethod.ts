import { providerUnsupportedMethod, rpcMethodNotFound, rpcMethodNotSupported } from '@latchkey/protocol'

const kinds = [rpcMethodNotFound, rpcMethodNotSupported, providerUnsupportedMethod]

/** Whether a paired wallet reports a missing method. */
export function isMissingMethod(error: unknown): boolean {
  return kinds.some((kind) => kind.is(error))
}
