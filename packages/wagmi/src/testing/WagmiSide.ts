import type { Latchkey } from '@latchkey/core'
import type { Address, Hex } from 'viem'

/** What a site sees in wagmi. */
export type WagmiView = {
  readonly address: Address | undefined
  readonly addresses: readonly Address[]
  readonly chainId: number | undefined
  readonly status: string
  readonly connectorId: string | undefined
  readonly provider: unknown
  /** The network that reading uses. */
  readonly chosenChainId: number
}

/** One version of wagmi as a site uses it. */
export type WagmiSide = {
  view(): Promise<WagmiView>
  connect(chainId?: number): Promise<unknown>
  disconnect(): Promise<void>
  reconnect(): Promise<unknown>
  switchChain(chainId: number): Promise<unknown>
  signMessage(message: string): Promise<Hex>
  getBalance(address: Address): Promise<bigint>
  /** Resolves once it is mined. */
  send(to: Address, value: bigint): Promise<void>
}

/** Loads a site with one version of wagmi. */
export type OpenWagmi = (latchkey: Latchkey) => WagmiSide
