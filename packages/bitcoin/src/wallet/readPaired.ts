import type { WalletReport } from '@latchkey/core'
import type { Network } from '@latchkey/protocol'
import { networkOfAddress } from '../network/networkOfAddress'
import { callMethod } from './callMethod'
import { callOf } from './callOf'
import { parseAccounts } from './parseAccounts'
import { requestPaired } from './requestPaired'

/** What a paired wallet granted, without waking it; a pairing that can't tell is not taken for one without accounts. */
async function grantedAccounts(provider: unknown): Promise<unknown> {
  const accounts = await callMethod(provider, 'accounts')
  return Array.isArray(accounts) ? accounts.map((address) => ({ address, purpose: 'payment' })) : accounts
}

async function toldAccounts(provider: unknown): Promise<unknown> {
  // Opens a session where there is none; the request alone goes to the wallet of an open one.
  await callOf(provider, 'connect')?.()
  return requestPaired(provider, 'getAccountAddresses')
}

/** What a paired wallet shows; only when it is connected it is asked for keys and paths. @throws what the pairing does */
export async function readPaired(
  provider: unknown,
  silent: boolean,
  networks: readonly Network[],
): Promise<WalletReport> {
  const list = silent ? await grantedAccounts(provider) : await toldAccounts(provider)
  const accounts = parseAccounts(list, null)
  const [first] = accounts
  const network = first ? networkOfAddress(first.address, networks) : null
  return { accounts, networkId: network?.id ?? null }
}
