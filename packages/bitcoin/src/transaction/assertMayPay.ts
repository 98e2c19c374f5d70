import type { AccountRequest } from '@latchkey/core'
import { cannotSwitch, invalidRequest, providerUnauthorized } from '@latchkey/protocol'
import { formOf } from '../wallet/formOf'
import { readReport } from '../wallet/readReport'

/**
 * Nothing is sent on another network, or from another account, than what is meant, and nothing from an account for
 * ordinals: its coins are worth more than the money in them. @throws cannotSwitch, providerUnauthorized, invalidRequest
 */
export async function assertMayPay({ connector, address, network }: AccountRequest): Promise<void> {
  const { accounts, networkId } = await readReport(connector, true, [network])
  const account = accounts.find((one) => one.address === address)
  if (!account) throw providerUnauthorized()
  if (account.type === 'ordinal')
    throw invalidRequest({ reason: 'nothing is paid from an account for ordinals' })
  // A paired wallet gets the chain with the request.
  if (formOf(connector) === 'paired') return
  if (networkId !== network.caipNetworkId) throw cannotSwitch({ id: network.caipNetworkId })
}
