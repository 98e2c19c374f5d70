import { encodeAddress } from '../families/polkadot/encodeAddress'
import { demoPhrase } from '../keys/demoPhrase'
import { deriveKeys } from '../keys/deriveKeys'
import { createPolkadotWallet } from '../polkadot/createPolkadotWallet'
import { polkadotTestKeys } from '../polkadot/PolkadotKey'

/** The initial balances of a seeded Polkadot chain: 1,000 coins for the well-known accounts and the demo phrase's. */
export function polkadotSeed(): Readonly<Record<string, bigint>> {
  const { addresses } = createPolkadotWallet({ keys: polkadotTestKeys })
  const { publicKey } = deriveKeys(demoPhrase).polkadot
  const all = [...addresses, encodeAddress(publicKey, 42)]
  return Object.fromEntries(all.map((address) => [address, 1_000_000_000_000_000n]))
}
