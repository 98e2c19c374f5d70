import { isEvmAddress } from '@latchkey/protocol'
import type { Described, Explanation } from '../Explanation'
import type { Descriptor } from './descriptor/Descriptor'
import { formatCall } from './descriptor/formatCall'
import { formatTypedData } from './descriptor/formatTypedData'
import type { Lookups, TokenFacts } from './descriptor/Lookups'
import type { EvmPorts } from './EvmPorts'
import type { EvmRequest } from './EvmRequest'

/** A request with its descriptors loaded. */
export type DescribedRequest = {
  /** Tokens whose symbol and decimals the descriptors want to show. */
  readonly tokens: readonly string[]
  readonly source?: NonNullable<Explanation['seen']['descriptor']>
  /** Whether every call has a descriptor that fits. */
  readonly isWhole: boolean
  readonly render: (tokenOf: (address: string) => TokenFacts | undefined) => readonly Described[]
}

type Loaded = Map<string, { readonly descriptor: Descriptor; readonly hash?: string } | undefined>

/** Calls inside calls inside calls: nobody reads deeper. */
const rounds = 3

/** Loads the descriptors that a request needs, those of the calls inside it too. */
export async function describeRequest(ports: EvmPorts, request: EvmRequest): Promise<DescribedRequest> {
  const loaded: Loaded = new Map()
  const tokens = new Set<string>()
  let wanted = new Set(targetsOf(request))
  const parts = partsOf(request)
  for (let round = 0; round < rounds && wanted.size > 0; round += 1) {
    const kind = round === 0 && request.kind === 'typed-data' ? 'eip712' : 'calldata'
    await Promise.all(
      [...wanted].map(async (address) => loaded.set(`${kind}:${address}`, await load(ports, address, kind))),
    )
    wanted = new Set()
    const recording = createLookups(ports, loaded, (address) => {
      tokens.add(address.toLowerCase())
      return undefined
    })
    renderParts(ports, parts, loaded, {
      ...recording,
      descriptorOf: (_, address) => {
        const key = address.toLowerCase()
        if (!loaded.has(`calldata:${key}`)) wanted.add(key)
        return loaded.get(`calldata:${key}`)?.descriptor
      },
    })
  }
  const render: DescribedRequest['render'] = (tokenOf) =>
    renderParts(ports, parts, loaded, createLookups(ports, loaded, tokenOf)).filter(
      (one) => one !== undefined,
    )
  const shown = render(() => undefined)
  const [first] = loaded.values()
  return {
    tokens: [...tokens],
    ...(first && shown[0]
      ? {
          source: {
            ...(shown[0].owner === undefined ? {} : { owner: shown[0].owner }),
            ...(first.hash === undefined ? {} : { hash: first.hash }),
          },
        }
      : {}),
    isWhole: parts.length > 0 && shown.length === parts.length,
    render,
  }
}

type Part =
  | Extract<EvmRequest, { kind: 'typed-data' }>
  | { readonly kind: 'call'; readonly to: string; readonly data: string; readonly value: bigint }

function partsOf(request: EvmRequest): readonly Part[] {
  if (request.kind === 'typed-data') return [request]
  return request.calls.flatMap(({ to, data, value }) =>
    to === undefined || data === '0x' ? [] : [{ kind: 'call' as const, to, data, value }],
  )
}

function targetsOf(request: EvmRequest): readonly string[] {
  return partsOf(request).flatMap((part) => {
    const to = part.kind === 'call' ? part.to : part.data.domain.verifyingContract
    return isEvmAddress(to) ? [to.toLowerCase()] : []
  })
}

function renderParts(
  ports: EvmPorts,
  parts: readonly Part[],
  loaded: Loaded,
  lookups: Lookups,
): readonly (Described | undefined)[] {
  const { chainId, account: from } = ports
  return parts.map((part) => {
    if (part.kind === 'call') {
      const found = loaded.get(`calldata:${part.to.toLowerCase()}`)
      return found && formatCall(found.descriptor, { chainId, from, ...part }, lookups)
    }
    const found = loaded.get(`eip712:${`${part.data.domain.verifyingContract}`.toLowerCase()}`)
    return found && formatTypedData(found.descriptor, part.data, { from, lookups })
  })
}

function createLookups(
  { chainId, coin, nameOf }: EvmPorts,
  loaded: Loaded,
  tokenOf: (address: string) => TokenFacts | undefined,
): Lookups {
  // A token on another network can't be asked here.
  return {
    coinOf: (chain) => (chain === chainId ? coin : undefined),
    tokenOf: (chain, address) => (chain === chainId ? tokenOf(address) : undefined),
    nameOf: (chain, address, sources) => (chain === chainId ? nameOf?.(address, sources) : undefined),
    descriptorOf: (_, address) => loaded.get(`calldata:${address.toLowerCase()}`)?.descriptor,
  }
}

async function load(ports: EvmPorts, address: string, kind: 'calldata' | 'eip712') {
  try {
    return await ports.describe?.(`eip155:${ports.chainId}:${address}`, kind)
  } catch {
    // Without a descriptor the readings and the simulation still tell what happens.
    return undefined
  }
}
