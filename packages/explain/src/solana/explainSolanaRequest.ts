import type { Explanation } from '../Explanation'
import { explainMessage } from '../explainMessage'
import type { WalletRequest } from '../WalletRequest'
import { explainSolana } from './explainSolana'
import { readMessage } from './readMessage'
import { readTransactions } from './readTransactions'
import type { SolanaPorts } from './SolanaPorts'

/** Explains a request in the form that a wallet gets it: by the wallet standard or over a pairing. Never rejects. */
export async function explainSolanaRequest(
  { method, params }: WalletRequest,
  ports: SolanaPorts,
): Promise<Explanation> {
  if (/signMessage$/.test(method)) return explainMessage(readMessage(params))
  const transactions = readTransactions(params)
  return transactions.length > 0 ? explainSolana(transactions, ports) : explainMessage(undefined)
}
