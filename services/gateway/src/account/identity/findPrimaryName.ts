import type { Address, Client } from 'viem'
import { getEnsAddress, getEnsName, normalize } from 'viem/ens'

const ethereum = 60

/** Which address on which contract. */
type Asked = {
  readonly address: Address
  readonly universalResolverAddress: Address
  /** Whether the address is a contract on Ethereum, which may be somebody else's on another chain. */
  readonly isContract: () => Promise<boolean>
}

/**
 * Returns the first name that an address claims for one of these coin types, the most special first, and that leads
 * back to the address there. Anyone can claim any name; only the name's owner can point it back.
 */
export async function findPrimaryName(
  client: Client,
  { address, universalResolverAddress, isContract }: Asked,
  coinTypes: readonly number[],
): Promise<string | null> {
  const isElsewhere = coinTypes[0] !== ethereum
  for (const coinType of coinTypes) {
    const name = await getEnsName(client, { address, coinType: BigInt(coinType), universalResolverAddress })
    if (name === null || !isNormal(name)) continue
    // A name for a chain must lead back on that chain, not only on Ethereum.
    const forward = coinType === ethereum ? coinTypes : coinTypes.filter((one) => one !== ethereum)
    for (const one of forward) {
      const found = await getEnsAddress(client, {
        name,
        universalResolverAddress,
        ...(one === ethereum ? {} : { coinType: BigInt(one) }),
      })
      if (found === null) continue
      // The more special address counts, even if it isn't this one.
      if (found.toLowerCase() !== address) break
      if (one !== ethereum || !isElsewhere || !(await isContract())) return name
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
