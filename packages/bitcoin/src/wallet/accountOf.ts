import type { Connector } from '@latchkey/core'
import { fieldsOf, providerUnauthorized } from '@latchkey/protocol'
import { readReport } from './readReport'

/** The wallet's own account object, which the wallet standard expects back. @throws providerUnauthorized */
export function accountOf(wallet: unknown, address: string): unknown {
  const { accounts } = fieldsOf(wallet)
  const list: readonly unknown[] = Array.isArray(accounts) ? [...accounts] : []
  const account = list.find((one) => fieldsOf(one).address === address)
  if (!account) throw providerUnauthorized()
  return account
}

/** Checks that the wallet shows the account that should sign. @throws providerUnauthorized */
export async function assertShown(connector: Connector, address: string): Promise<void> {
  const { accounts } = await readReport(connector, true, [])
  if (!accounts.some((account) => account.address === address)) throw providerUnauthorized()
}
