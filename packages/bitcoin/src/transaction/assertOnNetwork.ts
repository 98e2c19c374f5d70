import type { AccountRequest } from '@latchkey/core'
import { cannotSwitch, providerUnauthorized } from '@latchkey/protocol'
import { formOf } from '../wallet/formOf'
import { readReport } from '../wallet/readReport'

/** Nothing is sent on another network, or from another account, than what is meant. @throws cannotSwitch, providerUnauthorized */
export async function assertOnNetwork({ connector, address, network }: AccountRequest): Promise<void> {
  // A paired wallet is told the chain with the request.
  if (formOf(connector) === 'paired') return
  const { accounts, networkId } = await readReport(connector, true, [network])
  if (!accounts.some((account) => account.address === address)) throw providerUnauthorized()
  if (networkId !== network.caipNetworkId) throw cannotSwitch({ id: network.caipNetworkId })
}
