import { isEvmAddress } from '@latchkey/protocol'
import type { DescriptorFile, EvmPorts } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'

/** Descriptors by the address of their contract, in lower case; undefined for a contract without one. */
export type Descriptors = Map<string, DescriptorFile | undefined>

/** Loads descriptors of contracts, for their calls or for messages to them. */
export async function loadDescriptors(
  { chainId, describe }: EvmPorts,
  kind: 'calldata' | 'eip712',
  addresses: readonly string[],
): Promise<Descriptors> {
  const load = async (address: string) => {
    try {
      return await describe?.(`eip155:${chainId}:${address}`, kind)
    } catch {
      // Without a descriptor the readings and the simulation still tell what happens.
      return undefined
    }
  }
  const wanted = [...new Set(addresses.map((one) => one.toLowerCase()))]
  return new Map(await Promise.all(wanted.map(async (one) => [one, await load(one)] as const)))
}

/** The contracts whose descriptors say what a request is about. */
export function targetsOf(request: EvmRequest): readonly string[] {
  if (request.kind === 'calls')
    return request.calls.flatMap(({ to, data }) => (to === undefined || data === '0x' ? [] : [to]))
  const { verifyingContract } = request.data.domain
  return isEvmAddress(verifyingContract) ? [verifyingContract] : []
}
