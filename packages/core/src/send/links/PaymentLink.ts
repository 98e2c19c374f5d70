import type { Namespace, NetworkId } from '@latchkey/protocol'
import type { Asset } from '../../ports/Transfers'

/** What a payment link asks for. */
export type PaymentLink = {
  readonly namespace: Namespace
  /** The network that the link names; null if it names none. It is never switched to without asking. */
  readonly networkId: NetworkId | null
  /** An address or a name. It isn't checked yet. */
  readonly to: string
  readonly asset: Extract<Asset, { kind: 'native' | 'token' }>
  /** In the smallest unit, or as decimal text where the link counts in whole tokens; null if the visitor decides. */
  readonly amount: { readonly units: bigint } | { readonly decimal: string } | null
  /** Texts of whoever made the link. Never a proof of anything. */
  readonly label: string | null
  readonly message: string | null
  readonly memo: string | null
}
