import type { WalletReport } from '@latchkey/core'
import { errorParts, fieldsOf, type Network } from '@latchkey/protocol'
import { type BitcoinNetwork, networkNamed, networkOfAddress } from '../network/bitcoinNetworks'
import { parseAccounts } from './parseAccounts'
import { requestWbip } from './requestWbip'

const purposes = ['payment', 'ordinals']

type Way = readonly [method: string, params: unknown]

/** The ways to request accounts, newest first; an old wallet rejects the ones it doesn't know. */
const asked: readonly Way[] = [
  ['wallet_connect', { addresses: purposes }],
  ['getAccounts', { purposes }],
  ['getAddresses', { purposes }],
]
const shown: readonly Way[] = [['wallet_getAccount', null]]

/** JSON-RPC's "method not found", and sats-connect's "not supported". */
const unknownMethod = [-32601, -32001, 4200]

async function askFirstKnown(provider: unknown, ways: readonly Way[]): Promise<unknown> {
  let failure: unknown
  for (const [method, params] of ways) {
    try {
      return await requestWbip(provider, method, params)
    } catch (error) {
      const isUnknown = errorParts(error).some(
        ({ code }) => code !== undefined && unknownMethod.includes(code),
      )
      if (!isUnknown) throw error
      failure = error
    }
  }
  throw failure
}

function networkIn(value: unknown): BitcoinNetwork | null {
  return networkNamed('wbip', fieldsOf(fieldsOf(value).bitcoin).name)
}

async function askForNetwork(provider: unknown): Promise<BitcoinNetwork | null> {
  try {
    return networkIn(await requestWbip(provider, 'wallet_getNetwork'))
  } catch {
    // An old wallet, or one that doesn't say; use the address.
    return null
  }
}

/** Reads a WBIP004 wallet. @throws what the wallet does */
export async function readWbip(
  provider: unknown,
  silent: boolean,
  networks: readonly Network[],
): Promise<WalletReport> {
  const answer = await askFirstKnown(provider, silent ? shown : asked)
  const { addresses = answer, network: told } = fieldsOf(answer)
  const network = networkIn(told) ?? (await askForNetwork(provider))
  const accounts = parseAccounts(addresses, network)
  const [first] = accounts
  const known = network ?? (first ? networkOfAddress(first.address, networks) : null)
  return { accounts, networkId: known?.id ?? null }
}
