import type { AccountRequest } from '@latchkey/core'
import { cannotSwitch } from '@latchkey/protocol'
import { formOf } from '../wallet/formOf'
import { findPayer } from './findPayer'

/**
 * Checks that a payment is for the wallet's network and from an account it shows, and not from an account for ordinals.
 * @throws cannotSwitch, providerUnauthorized, invalidRequest
 */
export async function assertMayPay(request: AccountRequest): Promise<void> {
  const { connector, network } = request
  const { networkId } = await findPayer(request)
  // A paired wallet gets the chain with the request.
  if (formOf(connector) === 'paired') return
  if (networkId !== network.caipNetworkId) throw cannotSwitch({ id: network.caipNetworkId })
}
