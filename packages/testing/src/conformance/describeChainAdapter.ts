import { describe, expect, it } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { describeChanges } from './describeChanges'
import { describeConnection } from './describeConnection'
import { describeDiscovery } from './describeDiscovery'
import { describeNetworks } from './describeNetworks'
import { describePayments } from './describePayments'
import { describeRequests } from './describeRequests'
import { describeTransfers } from './describeTransfers'
import { describeUnsupported } from './describeUnsupported'

/** What a family may lack. What it has must pass. */
export type FamilyTraits = {
  /** Whether its wallets have a network that the user or the site can switch. */
  readonly hasNetworks?: boolean
  /** Whether its wallets can be told to forget a site. */
  readonly revokes?: boolean
  /** Whether an account for another network is reported at all. */
  readonly showsForeignAccounts?: boolean
  /** Whether the adapter has `can.transfers`. */
  readonly transfers?: boolean
}

/** The suite that every chain adapter must pass, with a wallet that has real keys and a real node. */
export function describeChainAdapter(name: string, setup: SetupChain, traits: FamilyTraits = {}): void {
  const { hasNetworks = true, revokes = true, showsForeignAccounts = true, transfers = false } = traits
  describe(`${name} as a chain adapter`, () => {
    describe('discovery', () => describeDiscovery(setup))
    describe('connection', () => describeConnection(setup, revokes))
    describe('changes', () => describeChanges(setup))
    describe('requests', () => describeRequests(setup))
    describe('payments', () => describePayments(setup))
    describe('an unsupported network', () => describeUnsupported(setup, showsForeignAccounts))
    if (transfers) describe('transfers', () => describeTransfers(setup))
    else
      it('has no transfers that the suite doesn’t test', async () =>
        expect((await setup()).adapter.can.transfers).toBeUndefined())
    if (hasNetworks) describe('networks', () => describeNetworks(setup))
  })
}
