import type { AccountRequest, TransferHandle, TransferQuote } from '@latchkey/core'
import { invalidRequest } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { sendKept } from './sendKept'
import type { TransferPlan } from './TransferPlan'

/** [SND-1] Has the wallet send what was quoted. @throws userRejected, cannotSwitch, walletMalformed, invalidRequest */
export async function send(
  access: NodeAccess,
  { quote, ...account }: AccountRequest & { readonly quote: TransferQuote },
): Promise<TransferHandle> {
  if (quote.shortage) throw invalidRequest({ reason: 'the account has too little' })
  // Only `quote` makes plans of this family.
  const { transaction } = quote.plan as TransferPlan
  return sendKept(access, { ...account, transaction })
}
