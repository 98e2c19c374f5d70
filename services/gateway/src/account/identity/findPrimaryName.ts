import type { Address, Client } from 'viem'
import { getEnsAddress, getEnsName, normalize } from 'viem/ens'

const ethereum = 60

/** Which address on which contract. */
type Asked = { readonly address: Address; readonly universalResolverAddress: Address }

/**
 * Returns the first name that an address claims for one of these coin types and that leads back to the address. Anyone
 * can claim any name; only the name's owner can point it back.
 */
export async function findPrimaryName(
  client: Client,
  { address, universalResolverAddress }: Asked,
  coinTypes: readonly number[],
): Promise<string | null> {
  for (const coinType of coinTypes) {
    const name = await getEnsName(client, { address, coinType: BigInt(coinType), universalResolverAddress })
    if (name === null || !isNormal(name)) continue
    // A name for a chain must lead back on that chain, not only on Ethereum.
    const forward = coinType === ethereum ? [ethereum] : coinTypes.filter((one) => one !== ethereum)
    for (const one of forward) {
      const found = await getEnsAddress(client, {
        name,
        universalResolverAddress,
        ...(one === ethereum ? {} : { coinType: BigInt(one) }),
      })
      if (found?.toLowerCase() === address) return name
      // The more special address counts, even if it isn't this one.
      if (found !== null) break
    }
  }
  return null
}

/** A name that isn't normalised may imitate another. */
function isNormal(name: string): boolean {
  try {
    return name.length <= 255 && normalize(name) === name
  } catch {
    // Not a valid name at all.
    return false
  }
}
