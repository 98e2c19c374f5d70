import { comparableAddress } from '../caip/isSameAddress'
import type { Namespace } from '../caip/namespaces'

/** Returns the text by which lists of risks know an address: the same on all chains of its family. */
export function riskKey(namespace: Namespace, address: string): string {
  return `${namespace}:${comparableAddress(namespace, address)}`
}
