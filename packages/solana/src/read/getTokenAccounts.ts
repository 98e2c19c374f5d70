import { isSolanaAddress, malformedAnswer, type Network } from '@latchkey/protocol'
import { askNode } from './askNode'
import { parseAmount } from './parseAmount'

/** A token account. */
export type TokenAccount = {
  readonly account: string
  readonly mint: string
  /** The token program, or the one with extensions. */
  readonly program: string
  readonly amount: bigint
  readonly decimals: number
  /** The token's issuer has stopped it: nothing can be moved. */
  readonly isFrozen: boolean
}

function readAccount(value: unknown, what: string): TokenAccount {
  const { pubkey, account } = Object(value)
  const { owner, data } = Object(account)
  const { mint, tokenAmount, state } = Object(Object(Object(data).parsed).info)
  const { amount, decimals } = Object(tokenAmount)
  const isKnown = [pubkey, owner, mint].every(isSolanaAddress)
  const isScale = Number.isInteger(decimals) && decimals >= 0 && decimals <= 255
  if (!isKnown || !isScale) throw malformedAnswer({ what })
  return {
    account: pubkey,
    mint,
    program: owner,
    amount: parseAmount(amount, what),
    decimals,
    isFrozen: state === 'frozen',
  }
}

/** The token accounts of an owner, for one mint or one program. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function getTokenAccounts(
  network: Network,
  owner: string,
  filter: { readonly mint: string } | { readonly programId: string },
): Promise<readonly TokenAccount[]> {
  const method = 'getTokenAccountsByOwner'
  const params = [owner, filter, { encoding: 'jsonParsed', commitment: 'confirmed' }]
  const { value } = Object(await askNode(network, { method, params }))
  if (!Array.isArray(value)) throw malformedAnswer({ what: method })
  return value.map((one) => readAccount(one, method))
}
