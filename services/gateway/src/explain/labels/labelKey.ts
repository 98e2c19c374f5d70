import { isAddress, isCaipAddress, type Namespace, parseAddress } from '@latchkey/protocol'
import { accountOf } from '@latchkey/verify'

/** Returns the key of an account on one chain, given as CAIP-10; nothing if it isn't an address of its family. */
export function labelKey(caip10: string): string | undefined {
  if (!isCaipAddress(caip10)) return undefined
  const { namespace, address } = parseAddress(caip10)
  return isAddress(namespace, address) ? accountOf(caip10) : undefined
}

/** Any chain of a family stands for all: the key needs one spelling of the address. */
const chains: Readonly<Record<Namespace, string>> = {
  eip155: '1',
  solana: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  bip122: '000000000019d6689c085ae165831e93',
  polkadot: '0'.repeat(32),
}

/** Returns the key of an account on all chains of its family. */
export function labelKeyOnAll(namespace: Namespace, address: string): string {
  const account = accountOf(`${namespace}:${chains[namespace]}:${address}`)
  return `${namespace}:*:${account.slice(account.lastIndexOf(':') + 1)}`
}
