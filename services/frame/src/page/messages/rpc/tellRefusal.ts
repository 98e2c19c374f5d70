import {
  accountDelegated,
  delegationRefused,
  fundsMissing,
  otherDomainRefused,
  otherNetworkRefused,
  replacementRefused,
} from '@latchkey/protocol'
import type { Refusal } from '../../approve/Refusal'
import type { FramePage } from '../../FramePage'

type RefusalTold = {
  readonly signal: AbortSignal
  /** Tells the site that the visitor has to see the frame. */
  readonly show: () => void
  /** Whether the visitor has signed something already. */
  readonly isSigned: boolean
}

/** Tells the visitor what their site tried, if the wallet refused it to protect them. Resolves when they have read it. */
export async function tellRefusal(
  frame: FramePage,
  cause: unknown,
  { signal, show, isSigned }: RefusalTold,
): Promise<void> {
  const refusal = refusalOf(cause, isSigned)
  if (!refusal) return
  show()
  await frame.ports.showRefusal(refusal, { look: frame.state.look, signal })
}

/** Other failures are the site's mistakes, which concern the site alone. */
function refusalOf(cause: unknown, isSigned: boolean): Refusal | null {
  if (otherDomainRefused.is(cause)) return { kind: 'sign-in', domain: String(cause.values.domain) }
  if (otherNetworkRefused.is(cause)) return { kind: 'network', chainId: String(cause.values.network) }
  if (accountDelegated.is(cause)) return { kind: 'account-delegated', chainId: String(cause.values.network) }
  if (fundsMissing.is(cause)) {
    const { network, needed, balance } = cause.values
    return {
      kind: 'funds',
      chainId: String(network),
      needed: BigInt(String(needed)),
      balance: BigInt(String(balance)),
      isSigned,
    }
  }
  if (replacementRefused.is(cause)) return { kind: 'replacement' }
  return delegationRefused.is(cause) ? { kind: 'delegation' } : null
}
