import { type BundlerOperation, smartAccountAddresses } from '@latchkey/protocol'
import { type Hex, numberToHex, type SignedAuthorization } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import { sponsorRefused } from '../errors'
import type { AccountState } from './readAccount'

const { implementation } = smartAccountAddresses
/** EIP-7702 ignores signatures with a larger s, so the account would stay without code. */
const mostS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** What an authorisation must be for. */
export type Delegating = {
  readonly chainId: number
  readonly sender: Hex
  readonly account: AccountState
}

/**
 * Returns the authorisation that must go with an operation, or nothing if the account already delegates to the
 * implementation. It must be for this very chain: one for chain 0 would work on all. @throws sponsorRefused
 */
export async function checkAuthorization(
  authorization: BundlerOperation['eip7702Auth'],
  { chainId, sender, account }: Delegating,
): Promise<SignedAuthorization | undefined> {
  if (account.code === 'ours') return undefined
  const refused = () => sponsorRefused({ reason: 'delegation' })
  if (account.code === 'contract' || !authorization) throw refused()
  if (BigInt(authorization.s) > mostS) throw refused()
  // What it must say, rather than what it claims to say: with anything else in it, somebody else seems to have signed.
  const signed = {
    address: implementation,
    chainId,
    nonce: Number(account.transactions),
    r: word(authorization.r),
    s: word(authorization.s),
    yParity: Number(authorization.yParity),
  }
  try {
    const signer = await recoverAuthorizationAddress({ authorization: signed })
    if (signer.toLowerCase() === sender) return signed
  } catch (cause) {
    // Not a point on the curve: nobody's signature.
    throw sponsorRefused({ reason: 'delegation' }, { cause })
  }
  throw refused()
}

function word(quantity: string): Hex {
  return numberToHex(BigInt(quantity), { size: 32 })
}
