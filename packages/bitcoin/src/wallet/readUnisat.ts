import type { WalletReport } from '@latchkey/core'
import { fieldsOf, type Network, walletMalformed } from '@latchkey/protocol'
import { type BitcoinNetwork, networkNamed } from '../network/bitcoinNetworks'
import { callMethod, callOf } from './callOf'
import { parseAccounts } from './parseAccounts'

/** The network of a UniSat-style wallet; null if it isn't a Bitcoin network. */
async function networkOfUnisat(provider: unknown): Promise<BitcoinNetwork | null> {
  const getChain = callOf(provider, 'getChain')
  if (getChain) return networkNamed('unisat', fieldsOf(await getChain()).enum)
  return networkNamed('unisatNetwork', await callMethod(provider, 'getNetwork'))
}

/** Reads a UniSat-style wallet: one address, its key and the network. @throws what the wallet does */
export async function readUnisat(
  provider: unknown,
  silent: boolean,
  _networks: readonly Network[],
): Promise<WalletReport> {
  const list = await callMethod(provider, silent ? 'getAccounts' : 'requestAccounts')
  if (!Array.isArray(list)) throw walletMalformed({ what: 'accounts' })
  const addresses: readonly unknown[] = [...list]
  if (addresses.length === 0) return { accounts: [], networkId: null }
  const [network, publicKey] = [await networkOfUnisat(provider), await callMethod(provider, 'getPublicKey')]
  const accounts = parseAccounts(
    // The key belongs to the selected account, which comes first.
    addresses.map((address, index) => ({
      address,
      purpose: 'payment',
      ...(index === 0 ? { publicKey } : {}),
    })),
    network,
  )
  return { accounts, networkId: network?.id ?? null }
}
