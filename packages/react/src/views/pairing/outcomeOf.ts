import { type LateAnswer, requestKind } from '@latchkey/core'
import { requestExpired, userRejected } from '@latchkey/protocol'

/** The result of a request from before a reload, and its hash. */
export type Outcome = {
  readonly kind: 'sign' | 'send' | 'approved' | 'declined' | 'expired' | 'failed'
  readonly hash: string | null
}

/** Wallets answer with a hash alone or in an object. */
function hashOf(result: unknown): string | null {
  const values: readonly unknown[] =
    typeof result === 'object' && result !== null
      ? ['hash', 'txid', 'signature'].map((name) => Object.getOwnPropertyDescriptor(result, name)?.value)
      : [result]
  return (
    values.find((value): value is string => typeof value === 'string' && /^\w{16,128}$/.test(value)) ?? null
  )
}

/** Reads an answer. Shows the wallet's text only if it looks like a transaction hash. */
export function outcomeOf({ request, outcome }: LateAnswer): Outcome {
  if ('error' in outcome) {
    const isDeclined = userRejected.is(outcome.error)
    const kind = isDeclined ? 'declined' : requestExpired.is(outcome.error) ? 'expired' : 'failed'
    return { kind, hash: null }
  }
  const kind = requestKind(request.method)
  if (kind === 'send') return { kind, hash: hashOf(outcome.result) }
  return {
    kind: kind === 'sign' || kind === 'data' || kind === 'transaction' ? 'sign' : 'approved',
    hash: null,
  }
}
