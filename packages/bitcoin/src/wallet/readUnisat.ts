import type { WalletReport } from '@latchkey/core'
import { fieldsOf, type Network, walletMalformed } from '@latchkey/protocol'
import type { BitcoinNetwork } from '../network/bitcoinNetworks'
import { networkNamed } from '../network/networkNamed'
import { callMethod } from './callMethod'
import { callOf } from './callOf'
import { parseAccounts } from './parseAccounts'

/** Where a wallet of UniSat's kind is; null on a network that is none of Bitcoin's. */
async function networkOfUnisat(provider: unknown): Promise<BitcoinNetwork | null> {
  const getChain = callOf(provider, 'getChain')
  if (getChain) return networkNamed('unisat', fieldsOf(await getChain()).enum)
  return networkNamed('unisatNetwork', await callMethod(provider, 'getNetwork'))
}

/** What a wallet of UniSat's kind shows: one address, its key and the network. @throws what the wallet does */
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
    // The key is that of the chosen account, which is the first.
    addresses.map((address, index) => ({
      address,
      purpose: 'payment',
      ...(index === 0 ? { publicKey } : {}),
    })),
    network,
  )
  return { accounts, networkId: network?.id ?? null }
}
