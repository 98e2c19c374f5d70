import type { DescriptorFile, EvmPorts } from '../EvmPorts'

/** Descriptors by the address of their contract, in lower case; empty for a contract without one. */
export type Descriptors = Map<string, readonly DescriptorFile[]>

/** More than any contract has; each one costs time. */
const mostFiles = 32

/** Loads descriptors of contracts, for their calls or for messages to them. */
export async function loadDescriptors(
  { chainId, describe }: EvmPorts,
  kind: 'calldata' | 'eip712',
  addresses: readonly string[],
): Promise<Descriptors> {
  const load = async (address: string) => {
    try {
      const files = await describe?.(`eip155:${chainId}:${address}`, kind)
      return Array.isArray(files) ? files.slice(0, mostFiles) : []
    } catch {
      // Without a descriptor the readings and the simulation still tell what happens.
      return []
    }
  }
  const wanted = [...new Set(addresses.map((one) => one.toLowerCase()))]
  return new Map(await Promise.all(wanted.map(async (one) => [one, await load(one)] as const)))
}
