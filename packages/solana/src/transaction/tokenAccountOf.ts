import { type Address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'
import { tokenAccountProgram } from './instructions/programs'

/** The associated token account of an owner. */
export async function tokenAccountOf(owner: Address, program: Address, mint: Address): Promise<Address> {
  const encode = (key: Address) => getAddressEncoder().encode(key)
  const seeds = [encode(owner), encode(program), encode(mint)]
  const [account] = await getProgramDerivedAddress({ programAddress: tokenAccountProgram, seeds })
  return account
}
