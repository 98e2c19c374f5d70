import type { WalletRequest } from '@latchkey/explain'
import type { EvmPorts } from '@latchkey/explain/evm'
import type { Namespace, Network } from '@latchkey/protocol'

/** A request to a wallet, and the family it's for if that isn't the active one. */
export type RequestToExplain = WalletRequest & { readonly namespace?: Namespace | undefined }

/** What is known of contracts, tokens and addresses besides what the chain tells. All of it may be missing. */
export type ExplainSources = Pick<EvmPorts, 'describe' | 'tokenOf' | 'nameOf' | 'watch'>

/** A request to explain, for the adapter of its family. */
export type ExplainRequest = WalletRequest & {
  /** The account that is asked to sign. */
  readonly address: string
  /** All addresses that its wallet shows the site. */
  readonly addresses: readonly string[]
  readonly network: Network
  readonly sources: ExplainSources
  /** Reads from the nodes of the network, or through the gateway. Goes on to the next if the connection fails. */
  through<Answer>(read: (network: Network) => Promise<Answer>): Promise<Answer>
}
