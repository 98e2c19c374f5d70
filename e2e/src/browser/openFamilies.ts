import { localNetworkIds } from '@latchkey/testing'
import {
  type BitcoinPageWalletOptions,
  installWallets,
  type MultiPageWalletOptions,
  type PageWallet,
  type PolkadotPageWalletOptions,
  type SolanaPageWalletOptions,
} from '@latchkey/testing/playwright'
import type { Browser } from 'playwright-core'
import { expect, inject } from 'vitest'
import { demoWallet, openVisit, type Visit, type VisitOptions } from './openVisit'

/** The families by the names of the demo page's parts. */
export type FamilyId = 'eip155' | 'solana' | 'bip122' | 'polkadot'

type OtherWallet =
  | SolanaPageWalletOptions
  | BitcoinPageWalletOptions
  | PolkadotPageWalletOptions
  | MultiPageWalletOptions

/** The controls of all wallets in a page, in any family. */
export type OtherHandle = Pick<
  PageWallet,
  'announce' | 'approve' | 'hang' | 'log' | 'reject' | 'release' | 'switchAccount'
>

/** A visitor of the demo with all families. */
export type FamiliesVisit = Visit & {
  /** The wallets besides the EVM one, in the requested order; a brand of several families has none. */
  readonly others: readonly OtherHandle[]
  /** The account of a family as the page's hooks return it; null if there is none. */
  account(family: FamilyId): Promise<string | null>
  /** The line of a family in the page's own list of accounts. */
  line(family: FamilyId): ReturnType<Visit['page']['locator']>
  /** Connects a wallet of a family from the page's own list. */
  connect(family: FamilyId, wallet: string): Promise<void>
}

/** One wallet in each family besides EVM, on the local chains, named Sun, Coin and Dot. */
export function otherWallets() {
  const { nodes } = inject('stack').families
  const { solana, bitcoin } = localNetworkIds
  return {
    sun: { family: 'solana', name: 'Sun', nodes: { 'solana:localnet': nodes[solana] } },
    coin: { family: 'bitcoin', name: 'Coin', networkId: bitcoin, nodes: { [bitcoin]: nodes[bitcoin] } },
    dot: { family: 'polkadot', id: 'Dot' },
  } as const satisfies Record<string, OtherWallet>
}

/** Opens the demo with all families in a fresh browser context, with an EVM wallet and others. */
export async function openFamilies(
  browser: Browser,
  options: Pick<VisitOptions, 'context' | 'query' | 'tolerated'> & {
    readonly others?: readonly OtherWallet[]
  } = {},
): Promise<FamiliesVisit> {
  const { others: wanted = Object.values(otherWallets()), query, ...rest } = options
  let others: readonly OtherHandle[] = []
  const visit = await openVisit(browser, {
    ...rest,
    url: `${inject('stack').families.demoUrl}/${query ? `?${query}` : ''}`,
    wallets: [demoWallet()],
    async prepare(context) {
      const handles: readonly object[] = await installWallets(context, wanted)
      others = handles.filter((handle): handle is OtherHandle => 'approve' in handle)
    },
  })
  const { page, modal, demo } = visit
  const account = async (family: FamilyId) => (await demo.hooks()).byNamespace?.[family]?.address ?? null
  const line = (family: FamilyId) => page.locator(`[data-family="${family}"]`)
  return {
    ...visit,
    others,
    account,
    line,
    async connect(family, wallet) {
      await line(family)
        .getByRole('button', { name: /^Connect/ })
        .click()
      await modal.row(wallet).click()
      await modal.expectClosed()
      await expect.poll(() => account(family)).not.toBe(null)
    },
  }
}
