import type { Hex } from 'viem'
import { fillQuirks } from '../wallet/fillQuirks'
import { getOrigin } from '../wallet/getPage'
import { usualQuirks } from '../wallet/WalletQuirks'
import { createInitialRecord, type WalletRecord } from '../wallet/WalletRecord'
import type { EvmWalletChain, EvmWalletOptions, EvmWalletQuirks } from './EvmWalletOptions'
import { testAccounts } from './testAccounts'

/** What an EVM wallet remembers besides its options. */
export type WalletData = WalletRecord & {
  readonly chainId: number
  readonly addedKeys: readonly Hex[]
  readonly addedChains: readonly EvmWalletChain[]
  readonly changedQuirks: Partial<EvmWalletQuirks>
}

/** What the options decide, and the wallet's initial data. */
export type WalletBase = {
  readonly origin: string
  readonly offline: boolean
  readonly keys: readonly Hex[]
  readonly chains: readonly EvmWalletChain[]
  readonly quirks: EvmWalletQuirks
  readonly initial: WalletData
}

const memoryChain: EvmWalletChain = { chainId: 31337, name: 'Local' }

const usual: EvmWalletQuirks = {
  ...usualQuirks,
  exposes: 1,
  refuseChains: [],
  refuseAdding: false,
  unknownChain: 'plain',
  switchesOnAdd: true,
  ignoreRevoke: false,
  capabilities: null,
}

/** Fills in the defaults of the options. */
export function createWalletBase(options: EvmWalletOptions): WalletBase {
  const { keys = 3, offline = false } = options
  const origin = getOrigin(options.origin)
  const chains = options.chains?.length ? options.chains : [memoryChain]
  return {
    origin,
    offline,
    keys: typeof keys === 'number' ? testAccounts.slice(0, keys).map((account) => account.privateKey) : keys,
    chains,
    quirks: fillQuirks(usual, options),
    initial: {
      ...createInitialRecord(options, origin),
      chainId: options.chainId ?? chains[0]?.chainId ?? memoryChain.chainId,
      addedKeys: [],
      addedChains: [],
    },
  }
}
