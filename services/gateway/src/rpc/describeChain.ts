import { isNamespace, publicMethods } from '@latchkey/protocol'

/** What is known of a chain before any of its nodes is asked. */
export type ChainFacts = {
  readonly id: string
  readonly isEvm: boolean
  /** The methods that are passed on: none that could make a node sign. */
  readonly methods: ReadonlySet<string>
  /** Results that follow from the configuration, as JSON texts. */
  readonly results: ReadonlyMap<string, string>
}

/** Puts together what is known of a chain, so that no call has to find it out again. */
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
