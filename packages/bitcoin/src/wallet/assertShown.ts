import type { Connector } from '@latchkey/core'
import { providerUnauthorized } from '@latchkey/protocol'
import { readReport } from './readReport'

/** Checks that the wallet shows the account that should sign. @throws providerUnauthorized */
export async function assertShown(connector: Connector, address: string): Promise<void> {
  const { accounts } = await readReport(connector, true, [])
  if (!accounts.some((account) => account.address === address)) throw providerUnauthorized()
}
