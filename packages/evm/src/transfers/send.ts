import type { AccountRequest, TransferHandle, TransferQuote } from '@latchkey/core'
import { fieldsOf, invalidRequest } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { sendTransaction } from '../transaction/sendTransaction'
import type { TransferPlan } from './TransferPlan'

/** Asks for something that only helps to follow the transaction later; undefined if the node doesn't answer. */
async function askQuietly(ask: () => Promise<bigint>): Promise<string | undefined> {
  try {
    return `${await ask()}`
  } catch {
    // The wallet sends all the same.
    return undefined
  }
}

/** [SND-1] Has the wallet send what was quoted. Keeps what tells a replacement from the original. @throws userRejected, cannotSwitch, walletMalformed, invalidRequest */
export async function send(
  access: NodeAccess,
  { quote, ...account }: AccountRequest & { readonly quote: TransferQuote },
): Promise<TransferHandle> {
  const { network } = account
  if (quote.shortage) throw invalidRequest({ reason: 'the account has too little' })
  // Only `quote` makes plans of this family.
  const { transaction } = quote.plan as TransferPlan
  const ask = (method: string, params: readonly unknown[]) => askNode(access, network, { method, params })
  const block = await askQuietly(async () => parseQuantity(await ask('eth_blockNumber', []), 'block'))
  const id = await sendTransaction({ ...account, transaction })
  const nonce = await askQuietly(async () =>
    parseQuantity(fieldsOf(await ask('eth_getTransactionByHash', [id])).nonce, 'nonce'),
  )
  return {
    id,
    details: {
      to: transaction.to ?? '',
      value: `${transaction.value ?? 0n}`,
      data: transaction.data ?? '0x',
      ...(block === undefined ? {} : { block }),
      ...(nonce === undefined ? {} : { nonce }),
    },
  }
}
