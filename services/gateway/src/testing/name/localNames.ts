import { testAccounts } from '@latchkey/testing'
import { getNamesResolver, seedNames } from '@latchkey/testing/node'

/** Signs the names of a local gateway. */
const signer = testAccounts[7]

/** The zones of a local gateway. */
const zones = ['latchkey.test', 'keys.test']

/** Settings of a gateway whose zones a local chain knows. */
export const localNames = {
  NAMES_ZONES: zones.join(','),
  NAMES_KEY: signer.privateKey,
  NAMES_RESOLVER: JSON.stringify({ 'eip155:31337': getNamesResolver() }),
} as const

/** Makes a local chain look up the names of these zones at a gateway. */
export async function pointLocalNames(chainUrl: string, gatewayUrl: string): Promise<void> {
  await seedNames(chainUrl, { zones, gatewayUrl, signers: [signer.address] })
}
