import type { AccountRequest } from '@latchkey/core'
import { cannotSwitch, invalidRequest, providerUnauthorized } from '@latchkey/protocol'
import { formOf } from '../wallet/formOf'
import { readReport } from '../wallet/readReport'

/**
 * Checks that a payment is for the wallet's network and from an account it shows, and not from an account for ordinals,
 * whose coins are worth more than their amount. @throws cannotSwitch, providerUnauthorized, invalidRequest
 */
export async function assertMayPay({ connector, address, network }: AccountRequest): Promise<void> {
  const { accounts, networkId } = await readReport(connector, true, [network])
  const account = accounts.find((one) => one.address === address)
  if (!account) throw providerUnauthorized()
  if (account.type === 'ordinal')
    throw invalidRequest({ reason: "an account for ordinals can't send payments" })
  // A paired wallet gets the chain with the request.
  if (formOf(connector) === 'paired') return
  if (networkId !== network.caipNetworkId) throw cannotSwitch({ id: network.caipNetworkId })
}
