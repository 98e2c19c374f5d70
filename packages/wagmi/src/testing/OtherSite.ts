import type { Latchkey } from '@latchkey/core'
import type { EvmWallet } from '@latchkey/testing'
import type { Address } from 'viem'

export type OtherSiteOptions = {
  readonly latchkey: Latchkey
  /** Each is a connector of wagmi. */
  readonly wallets: readonly EvmWallet[]
  /** What wagmi stores; it outlives a page. */
  readonly items: Map<string, string>
  /** Whether wagmi has our connector, too. */
  readonly withOurs: boolean
}

/** A site that connects with connectors of wagmi, and shows that in Latchkey. */
export type OtherSite = {
  view(): {
    readonly address: Address | undefined
    readonly chainId: number | undefined
    readonly status: string
    readonly connectorId: string | undefined
  }
  connect(wallet: EvmWallet): Promise<unknown>
  disconnect(): Promise<void>
  reconnect(): Promise<unknown>
  switchChain(chainId: 1 | 10): Promise<unknown>
  /** Makes the connectors of wagmi fail to disconnect. */
  failToDisconnect(): void
  stop(): void
}
