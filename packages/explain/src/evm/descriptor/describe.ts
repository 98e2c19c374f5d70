import type { EvmPorts } from '../EvmPorts'
import type { EvmRequest } from '../EvmRequest'
import { targetsOf } from '../targetsOf'
import type { DescribedRequest } from './DescribedRequest'
import { loadDescriptors } from './loadDescriptors'

/**
 * Asks for the descriptors of a request, and loads the formatter with its library only if there are any; undefined if
 * there are none. Rejects if a descriptor isn't one.
 */
export async function describe(ports: EvmPorts, request: EvmRequest): Promise<DescribedRequest | undefined> {
  const kind = request.kind === 'calls' ? 'calldata' : 'eip712'
  const files = await loadDescriptors(ports, kind, targetsOf(request))
  if ([...files.values()].every(({ length }) => length === 0)) return undefined
  const { describeRequest } = await import('./describeRequest')
  return describeRequest(ports, request, files)
}
