import type { TokenBalance } from '@latchkey/protocol'
import { getAccount } from '../../connect/getAccount'
import type { Latchkey } from '../../Latchkey'
import { getNetwork } from '../../network/getNetwork'
import { readUnits } from '../readAmount'
import { nativeToken, toSendToken } from '../toSendToken'
import { createPaymentLink } from './createPaymentLink'

/** What to ask for. */
export type PaymentRequest = {
  /** A token of the account; the native coin if missing. */
  readonly token?: TokenBalance | undefined
  /** As typed, in the visitor's language. Empty leaves it to whoever pays. */
  readonly amount: string
}

/** A link to pay the active account, and what it's for. */
export type RequestedPayment = {
  /** Null if the amount is wrong, or if the family has no payment links. */
  readonly link: string | null
  /** Whether the amount isn't a number, or has more decimals than the token. */
  readonly isWrong: boolean
  readonly decimals: number
}

/** [RCV-1] Writes a link that asks for a payment to the active account on its network. Null without an account. */
export function requestPayment(
  latchkey: Latchkey,
  { token, amount }: PaymentRequest,
): RequestedPayment | null {
  const state = latchkey.getState()
  const { address, namespace } = getAccount(state)
  const now = getNetwork(state)
  if (!address || !now?.isSupported) return null
  const { network } = now
  const { asset, decimals } = (token && toSendToken(namespace, token)) ?? nativeToken(network)
  const units = amount.trim() === '' ? 0n : readUnits(amount, decimals, state.locale)
  if (units === null || asset.kind === 'nft') return { link: null, isWrong: true, decimals }
  const link = createPaymentLink({
    network,
    to: address,
    asset,
    decimals,
    // Nobody asks for nothing.
    ...(units > 0n ? { amount: units } : {}),
  })
  return { link, isWrong: false, decimals }
}
