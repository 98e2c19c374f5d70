import { assetUnreadable, type Network } from '@latchkey/protocol'
import { type Address, isAddress } from '@solana/addresses'
import { getTokenAccounts, type TokenAccount } from '../read/getTokenAccounts'
import { type ChainAccount, readAccounts } from './ChainAccount'
import { type Mint, readMint } from './readMint'

/** A token, who holds it where, and further accounts. */
export type Token = {
  readonly token: Address
  readonly mint: Mint
  /** The owner's accounts of it. */
  readonly held: readonly TokenAccount[]
  readonly accounts: readonly (ChainAccount | null)[]
}

type Request = { readonly network: Network; readonly owner: string; readonly token: string }

/** Reads a token and its owner's accounts, and the accounts that `also` derives from it. @throws assetUnreadable, malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readToken(
  { network, owner, token }: Request,
  also: (token: Address) => Promise<readonly Address[]>,
): Promise<Token> {
  if (!isAddress(token)) throw assetUnreadable({ token })
  const [found, listed] = await Promise.allSettled([
    readAccounts(network, [token, ...(await also(token))]),
    getTokenAccounts(network, owner, { mint: token }),
  ])
  if (found.status === 'rejected') throw found.reason
  const [issued, ...accounts] = found.value
  const mint = readMint(issued)
  // Nodes list nothing for what isn't a token, so this comes first.
  if (!mint) throw assetUnreadable({ token })
  if (listed.status === 'rejected') throw listed.reason
  return { token, mint, held: listed.value, accounts }
}
