import { fieldsOf, providerUnauthorized } from '@latchkey/protocol'

/** The wallet's own account object, which the wallet standard expects back. @throws providerUnauthorized */
export function accountOf(wallet: unknown, address: string): unknown {
  const { accounts } = fieldsOf(wallet)
  const list: readonly unknown[] = Array.isArray(accounts) ? [...accounts] : []
  const account = list.find((one) => fieldsOf(one).address === address)
  if (!account) throw providerUnauthorized()
  return account
}
