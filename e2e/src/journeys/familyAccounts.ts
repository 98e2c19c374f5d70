import {
  createBitcoinWallet,
  createPolkadotWallet,
  createSolanaWallet,
  localNetworkIds,
  testAccounts,
} from '@latchkey/testing'
import { expect } from 'vitest'
import type { FamiliesVisit, FamilyId } from '../browser/openFamilies'

/** The local network of each family. */
export const ids = { eip155: 'eip155:31337', ...byNamespace(localNetworkIds) } as const
/** The first account of each family's wallet. */
export const accounts: { readonly [F in FamilyId]: string } = {
  eip155: testAccounts[0].address,
  solana: createSolanaWallet().addresses[0] ?? '',
  bip122: createBitcoinWallet({ networkId: localNetworkIds.bitcoin }).addresses[0] ?? '',
  polkadot: createPolkadotWallet().addresses[0] ?? '',
}
/** All families, in the order of the page. */
export const families = Object.keys(accounts) as FamilyId[]

function byNamespace({ solana, bitcoin, polkadot }: typeof localNetworkIds) {
  return { solana, bip122: bitcoin, polkadot }
}

/** Waits until exactly these families are connected. */
export async function expectAccounts(visit: FamiliesVisit, there: readonly FamilyId[]): Promise<void> {
  const wanted = Object.fromEntries(families.map((one) => [one, there.includes(one) ? accounts[one] : null]))
  await expect
    .poll(async () =>
      Object.fromEntries(await Promise.all(families.map(async (one) => [one, await visit.account(one)]))),
    )
    .toEqual(wanted)
}

/** Chooses a family's network in the modal. */
export async function chooseNetwork({ demo, modal }: FamiliesVisit, family: FamilyId): Promise<void> {
  await demo.networkButton.click()
  const view = await modal.expectView('Networks')
  await view.locator(`[data-network="${ids[family]}"]`).click()
}
