import { createBitcoinWallet } from '../bitcoin/createBitcoinWallet'
import { createEvmWallet } from '../evm/createEvmWallet'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { createSolanaWallet } from '../solana/createSolanaWallet'
import { announceBrand } from './announceBrand'
import { brandOptions } from './brandOptions'
import type { MultiWallet, WalletsByFamily } from './MultiWallet'
import type { MultiWalletOptions } from './MultiWalletOptions'

/**
 * Creates one brand with several families, those that the options have an object for: EVM through EIP-6963, Solana and
 * Bitcoin through one wallet-standard object with the accounts of both, Polkadot as an extension. Each has its controls.
 */
export function createMultiWallet<const Options extends MultiWalletOptions>(
  options: Options,
): MultiWallet<Options> {
  const { evm, solana, bitcoin, polkadot, storage, ...brand }: MultiWalletOptions = options
  const shared = brandOptions(brand)
  const kept = storage ? { storage } : {}
  const wallets: Partial<WalletsByFamily> = {
    ...(evm ? { evm: createEvmWallet({ ...shared.evm, ...kept, ...evm }) } : {}),
    ...(solana ? { solana: createSolanaWallet({ ...shared.solana, ...kept, ...solana }) } : {}),
    ...(bitcoin ? { bitcoin: createBitcoinWallet({ ...shared.bitcoin, ...kept, ...bitcoin }) } : {}),
    ...(polkadot ? { polkadot: createPolkadotWallet({ ...shared.polkadot, ...kept, ...polkadot }) } : {}),
  }
  const announce = announceBrand(wallets)
  const endings: (() => void)[] = []
  const keep = (end: () => void) => {
    endings.push(end)
    return end
  }
  const multi = {
    ...wallets,
    announce: (where: { target?: EventTarget; afterMs?: number } = {}) =>
      keep(announce(where.target, where.afterMs)),
    announceLate: (ms: number, target?: EventTarget) => keep(announce(target, ms)),
    unload() {
      for (const end of endings.splice(0)) end()
      for (const wallet of Object.values(wallets)) wallet.unload()
    },
  }
  // The families in the options are the ones that were created.
  return multi as MultiWallet<Options>
}
