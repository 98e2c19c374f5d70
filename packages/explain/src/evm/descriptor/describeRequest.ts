import type { Described } from '../../Explanation'
import type { EvmPorts } from '../EvmPorts'
import type { EvmRequest } from '../EvmRequest'
import type { DescribedRequest, DescribedText } from './DescribedRequest'
import type { Descriptor } from './Descriptor'
import { formatCall } from './formatCall'
import { formatTypedData } from './formatTypedData'
import type { Lookups } from './Lookups'
import { type Descriptors, loadDescriptors } from './loadDescriptors'

/** Calls inside calls inside calls: nobody reads deeper. */
const rounds = 2

/** Finds out which tokens the descriptors of a request speak of, and loads the descriptors of the calls inside it. */
export async function describeRequest(
  ports: EvmPorts,
  request: EvmRequest,
  loaded: Descriptors,
): Promise<DescribedRequest> {
  const { chainId, coin, nameOf, account: from } = ports
  const inner: Descriptors = new Map(request.kind === 'calls' ? loaded : [])
  const tokens = new Set<string>()
  let missing = new Set<string>()
  // A token on another network can't be asked here.
  const ifHere =
    <Args extends readonly unknown[], Answer>(answer: ((...args: Args) => Answer) | undefined) =>
    (chain: number, ...args: Args) =>
      chain === chainId ? answer?.(...args) : undefined
  const render: DescribedRequest['render'] = (tokenOf) => {
    const lookups: Lookups = {
      coinOf: ifHere(() => coin),
      tokenOf: ifHere(tokenOf),
      nameOf: ifHere(nameOf),
      descriptorOf: ifHere((address: string) => {
        const key = address.toLowerCase()
        if (!inner.has(key)) missing.add(key)
        return inner.get(key)?.[0]?.descriptor
      }),
    }
    return renderAll(request, loaded, { chainId, from, lookups })
  }
  const note = (address: string) => {
    tokens.add(address.toLowerCase())
    return undefined
  }
  for (let round = 0; round <= rounds; round += 1) {
    missing = new Set()
    render(note)
    if (missing.size === 0) break
    for (const [address, files] of await loadDescriptors(ports, 'calldata', [...missing]))
      inner.set(address, files)
  }
  return { tokens: [...tokens], render }
}

function renderAll(
  request: EvmRequest,
  loaded: Descriptors,
  { chainId, from, lookups }: { readonly chainId: number; readonly from: string; readonly lookups: Lookups },
): readonly DescribedText[] {
  const first = (address: string, format: (descriptor: Descriptor) => Described | undefined) => {
    for (const file of loaded.get(address.toLowerCase()) ?? []) {
      try {
        const text = format(file.descriptor)
        if (text) return [{ text, hash: file.hash }]
      } catch {
        // It isn't a descriptor. The next one may be.
      }
    }
    return []
  }
  if (request.kind === 'typed-data')
    return first(`${request.data.domain.verifyingContract}`, (descriptor) =>
      formatTypedData(descriptor, request.data, { from, lookups }),
    )
  return request.calls.flatMap(({ to = '', data, value }) =>
    first(to, (descriptor) => formatCall(descriptor, { chainId, to, data, value, from }, lookups)),
  )
}
