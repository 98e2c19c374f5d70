import type { AccountRequest, TransactionRequest } from '@latchkey/core'
import { transferSol } from './instructions/transferSol'
import { readAddress, readAmount } from './readAddress'
import { sendPlan } from './sendPlan'

/** A transfer and the two budget instructions take 450 units; the rest is room for a wallet's own instructions. */
const units = 3_000n

/** [SOL-1] [SND-2] Has the wallet pay an amount of lamports to an address. @throws sendIncomplete, userRejected, blockhashExpired, rpcTransactionRejected */
export async function sendTransaction(
  request: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<string> {
  const payer = readAddress(request.address)
  const to = readAddress(request.transaction.to)
  const lamports = readAmount(request.transaction.value)
  const { id } = await sendPlan(request, { payer, instructions: [transferSol(payer, to, lamports)], units })
  return id
}
