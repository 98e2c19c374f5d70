import { brandOptions } from '../multi/brandOptions'
import type { FamilyName, FamilyWallet } from './PageSetup'
import type { AnyPageWalletOptions, MultiPageWalletOptions, PagePresence } from './PageWalletOptions'

/** Splits the options of `installWallets` into wallets of one family each; a brand becomes several. */
export function toFamilyWallets(wanted: AnyPageWalletOptions, brand: number): readonly FamilyWallet[] {
  return wanted.family === 'multi' ? splitBrand(wanted, brand) : [toFamilyWallet(wanted)]
}

type One = PagePresence & { readonly family?: FamilyName; readonly asWindowEthereum?: boolean }

function toFamilyWallet({
  family = 'evm',
  storage,
  announce,
  asWindowEthereum,
  ...options
}: One): FamilyWallet {
  return {
    family,
    options,
    ...(asWindowEthereum ? { asWindowEthereum } : {}),
    ...(storage ? { storage } : {}),
    ...(announce ? { announce } : {}),
  }
}

const families = ['evm', 'solana', 'bitcoin', 'polkadot'] as const

function splitBrand(wanted: MultiPageWalletOptions, brand: number): readonly FamilyWallet[] {
  const { storage, announce, name, rdns, icon } = wanted
  const shared = brandOptions({
    ...(name ? { name } : {}),
    ...(rdns ? { rdns } : {}),
    ...('icon' in wanted ? { icon } : {}),
  })
  return families
    .filter((family) => wanted[family] !== undefined)
    .map((family) => ({
      ...toFamilyWallet({
        ...shared[family],
        ...wanted[family],
        family,
        ...(storage ? { storage } : {}),
        ...(announce ? { announce } : {}),
      }),
      brand,
    }))
}
