import { base58, base64 } from '@scure/base'
import { requestInvalid } from '../../errors'
import type { Preparation } from './Preparation'
import { refuseOtherCluster } from './refuseOtherCluster'
import { refuseOtherDomain } from './refuseOtherDomain'

/**
 * Brings the parameters of a request for Solana into one form. The code loads with the family's first request.
 * @throws requestInvalid, otherDomainRefused, otherNetworkRefused
 */
export async function prepareSolana(preparation: Preparation): Promise<object> {
  const { method, params, addresses, origin } = preparation
  if (method === 'solana_signMessage') {
    const { message, pubkey } = params as { message: string; pubkey: string }
    if (pubkey !== addresses.solana) throw requestInvalid({ reason: 'pubkey' })
    refuseOtherDomain(fromBase58(message), origin)
    return { message, pubkey }
  }
  if (method === 'solana_signAllTransactions') {
    const { transactions } = params as { transactions: readonly string[] }
    return { transactions: await Promise.all(transactions.map((one) => ofThisNetwork(one, preparation))) }
  }
  const { transaction, ...rest } = structuredClone(params) as { transaction: string }
  return { ...rest, transaction: await ofThisNetwork(transaction, preparation) }
}

/**
 * A transaction as the explanation and the wallet read it. Some texts are valid in both alphabets and mean another
 * transaction in each, so there is one spelling from here on. @throws otherNetworkRefused
 */
async function ofThisNetwork(text: string, preparation: Preparation): Promise<string> {
  const transaction = base64.encode(fromBase58(text))
  await refuseOtherCluster(transaction, preparation)
  return transaction
}

function fromBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch (cause) {
    throw requestInvalid({ reason: 'base58' }, { cause })
  }
}
