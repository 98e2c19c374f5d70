import { describe } from 'vitest'
import type { SetupChain } from './ChainFixture'
import { describeChanges } from './describeChanges'
import { describeConnection } from './describeConnection'
import { describeDiscovery } from './describeDiscovery'
import { describeNetworks } from './describeNetworks'
import { describePayments } from './describePayments'
import { describeRequests } from './describeRequests'

/** What a family of chains may lack; what it has must pass. */
export type FamilyTraits = {
  readonly hasNetworks?: boolean
  readonly hasPayments?: boolean
  /** Whether its wallets can be told to forget a site. */
  readonly revokes?: boolean
}

/** The suite that every chain adapter must pass, with a wallet that has real keys and a real node. */
export function describeChainAdapter(name: string, setup: SetupChain, traits: FamilyTraits = {}): void {
  const { hasNetworks = true, hasPayments = true, revokes = true } = traits
  describe(`${name} as a chain adapter`, () => {
    describe('discovery', () => describeDiscovery(setup))
    describe('connection', () => describeConnection(setup, revokes))
    describe('changes', () => describeChanges(setup))
    describe('requests', () => describeRequests(setup))
    if (hasPayments) describe('payments', () => describePayments(setup))
    if (hasNetworks) describe('networks', () => describeNetworks(setup))
  })
}
