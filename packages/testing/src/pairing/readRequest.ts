import type { PeerSession, PeerSessionRequest } from '@latchkey/pairing/peer'
import { nodeMissing, requestRefused } from '../errors'
import type { Family } from '../families/Family'
import type { Task } from '../families/Task'

/** Whether a session allows a method on a chain, which needs an account on it. */
function mayAsk({ namespaces }: PeerSession, chainId: string, method: string): boolean {
  return Object.values(namespaces).some(
    ({ accounts, methods }) =>
      methods.includes(method) && accounts.some((account) => account.startsWith(`${chainId}:`)),
  )
}

/** A request that can be done, or the error that says why not. */
export type ReadRequest =
  | { readonly task: Task }
  | { readonly error: { readonly code: number; readonly message: string } }

/** Parses a request and checks it against its session. */
export function readRequest(
  families: readonly Family[],
  session: PeerSession,
  { chainId, method, params }: PeerSessionRequest,
): ReadRequest {
  const family = families.find(({ namespace }) => chainId.startsWith(`${namespace}:`))
  if (!family || !mayAsk(session, chainId, method))
    return { error: { code: 3001, message: `Unauthorized method: ${method} on ${chainId}` } }
  try {
    return { task: family.read({ chainId, method, params }) }
  } catch (error) {
    if (!requestRefused.is(error) && !nodeMissing.is(error)) throw error
    return { error: { code: error.wireCode ?? -32602, message: error.message } }
  }
}
