import type { AccountRequest, WalletAccount } from '@latchkey/core'
import { invalidRequest, type NetworkId, providerUnauthorized } from '@latchkey/protocol'
import { readReport } from '../wallet/readReport'

/**
 * The account that pays, as the wallet shows it, and the wallet's network. It is never one for ordinals, whose coins are
 * worth more than their amount. @throws providerUnauthorized, invalidRequest
 */
export async function findPayer({
  connector,
  address,
  network,
}: AccountRequest): Promise<{ readonly account: WalletAccount; readonly networkId: NetworkId | null }> {
  const { accounts, networkId } = await readReport(connector, true, [network])
  const account = accounts.find((one) => one.address === address)
  if (!account) throw providerUnauthorized()
  if (account.type === 'ordinal')
    throw invalidRequest({ reason: "an account for ordinals can't send payments" })
  return { account, networkId }
}
