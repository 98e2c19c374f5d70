import { fieldsOf, providerUnauthorized } from '@latchkey/protocol'

/** The wallet's own object of an account, which the wallet standard wants to be given back. @throws providerUnauthorized */
export function accountOf(wallet: unknown, address: string): unknown {
  const { accounts } = fieldsOf(wallet)
  const list: readonly unknown[] = Array.isArray(accounts) ? [...accounts] : []
  const account = list.find((one) => fieldsOf(one).address === address)
  if (!account) throw providerUnauthorized()
  return account
}
