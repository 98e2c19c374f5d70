import type { WalletAccount, WalletReport } from '@latchkey/core'
import { type Network, walletMalformed, withTimeLimit } from '@latchkey/protocol'
import { networkOfAddress } from '../network/bitcoinNetworks'
import { parseAccounts } from './parseAccounts'
import { requestPaired } from './requestPaired'

/** How long to wait for keys and paths; a wallet that can't send them may never answer. */
const limitMs = 4000

/** The accounts of the session; the wallet is only asked if there is no session yet. @throws walletMalformed */
async function grantedAccounts(provider: unknown, silent: boolean): Promise<readonly WalletAccount[]> {
  const method = silent ? 'bip122_getAccounts' : 'bip122_requestAccounts'
  const list = await requestPaired(provider, method)
  if (!Array.isArray(list)) throw walletMalformed({ what: method })
  return parseAccounts(
    list.map((address: unknown) => ({ address })),
    null,
  )
}

/** The purposes, keys and paths of the wallet's addresses; nothing if it doesn't send them. */
async function toldAccounts(provider: unknown, account: string): Promise<readonly WalletAccount[]> {
  try {
    const told = await withTimeLimit(requestPaired(provider, 'getAccountAddresses', { account }), limitMs)
    return told === undefined ? [] : parseAccounts(told, null)
  } catch {
    // The wallet lacks the method or its answer is invalid. The session has enough to connect.
    return []
  }
}

/**
 * Reads a paired wallet. The session decides which addresses there are, so they stay the same after a reload; on connect
 * the wallet is also asked for their details. @throws what the pairing does
 */
export async function readPaired(
  provider: unknown,
  silent: boolean,
  networks: readonly Network[],
): Promise<WalletReport> {
  const granted = await grantedAccounts(provider, silent)
  const [first] = granted
  if (!first) return { accounts: [], networkId: null }
  const told = silent ? [] : await toldAccounts(provider, first.address)
  const accounts = granted.map(
    (account) => told.find(({ address }) => address === account.address) ?? account,
  )
  const payment = accounts.filter(({ type }) => type === 'payment')
  return {
    accounts: payment.length > 0 ? [...new Set([...payment, ...accounts])] : accounts,
    networkId: networkOfAddress(first.address, networks)?.id ?? null,
  }
}
