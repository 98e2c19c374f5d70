import type { PeerSession } from '@latchkey/pairing/peer'

/** Whether a session allows a method on a chain: there has to be an account on it. */
export function mayAsk({ namespaces }: PeerSession, chainId: string, method: string): boolean {
  return Object.values(namespaces).some(
    ({ accounts, methods }) =>
      methods.includes(method) && accounts.some((account) => account.startsWith(`${chainId}:`)),
  )
}
