import { isEvmAddress } from '@latchkey/protocol'
import type { EvmRequest } from './EvmRequest'

/** The contracts that a request is about: those that it calls, or the one that its message is for. */
export function targetsOf(request: EvmRequest): readonly string[] {
  if (request.kind === 'calls')
    return request.calls.flatMap(({ to, data }) => (to === undefined || data === '0x' ? [] : [to]))
  const { verifyingContract } = request.data.domain
  return isEvmAddress(verifyingContract) ? [verifyingContract] : []
}
