import type { Config } from '../config/readConfig'
import { readSponsor } from '../sponsor/readSponsor'
import type { SmartChains } from '../sponsor/SmartChains'
import type { Sponsoring } from '../sponsor/Sponsoring'
import { readSolanaSponsor } from '../sponsor/solana/readSolanaSponsor'
import { type SolanaSponsoring, startSolanaSponsor } from '../sponsor/solana/startSolanaSponsor'
import { startCheckingChains } from '../sponsor/startCheckingChains'
import { type Sponsor, startSponsor } from '../sponsor/startSponsor'
import { createForwarding, type Forwarding } from './createForwarding'

/** What the routes of smart accounts use. */
export type SmartAccounts = {
  readonly chains: SmartChains
  /** The gateway's own sponsor, if it is on. */
  readonly sponsor: Sponsor | undefined
  /** The same on Solana. */
  readonly solana: SolanaSponsoring | undefined
  readonly forwarding: Forwarding
  stop(): Promise<void>
}

/** Starts what smart accounts need. @throws invalidSetting */
export function startSmartAccounts(
  config: Config,
  parts: Omit<Sponsoring, 'sponsor' | 'chains'>,
): SmartAccounts {
  const own = readSponsor(config)
  const chains = startCheckingChains(parts.nodes)
  const forwarding = createForwarding(config)
  const payer = readSolanaSponsor(config)
  const solana = payer && startSolanaSponsor(parts, payer)
  const sponsor = own && startSponsor({ ...parts, sponsor: own, chains })
  return {
    chains,
    sponsor,
    solana,
    forwarding,
    async stop() {
      await sponsor?.stop()
      await solana?.stop()
      await chains.stop()
      await forwarding.stop()
    },
  }
}
