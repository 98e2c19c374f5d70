import { isNamespace, publicMethods } from '@latchkey/protocol'

/** What the gateway knows about a chain without asking a node. */
export type ChainFacts = {
  readonly id: string
  readonly isEvm: boolean
  /** The methods it passes on; none of them makes a node sign. */
  readonly methods: ReadonlySet<string>
  /** Results known from the configuration, as JSON texts. */
  readonly results: ReadonlyMap<string, string>
}

/** Collects what is known about a chain, once. */
export function describeChain(id: string): ChainFacts {
  const [namespace, reference = ''] = id.split(':')
  const isEvm = namespace === 'eip155'
  return {
    id,
    isEvm,
    methods: new Set(isNamespace(namespace) ? publicMethods[namespace] : []),
    results: new Map(isEvm && /^\d+$/.test(reference) ? evmResults(reference) : []),
  }
}

function evmResults(reference: string): [string, string][] {
  return [
    ['eth_chainId', `"0x${BigInt(reference).toString(16)}"`],
    ['net_version', `"${reference}"`],
    ['net_listening', 'true'],
  ]
}
