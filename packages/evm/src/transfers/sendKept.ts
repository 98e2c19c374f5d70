import type { AccountRequest, TransactionRequest, TransferHandle } from '@latchkey/core'
import { fieldsOf } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'
import { sendTransaction } from '../transaction/sendTransaction'

/** Asks for something that only helps to follow the transaction later; undefined if the node doesn't answer. */
async function askQuietly(ask: () => Promise<bigint>): Promise<string | undefined> {
  try {
    return `${await ask()}`
  } catch {
    // The wallet sends all the same.
    return undefined
  }
}

/** Has the wallet send a transaction. Keeps what tells a replacement from the original. @throws userRejected, cannotSwitch, walletMalformed, invalidRequest */
export async function sendKept(
  access: NodeAccess,
  { transaction, ...account }: AccountRequest & { readonly transaction: TransactionRequest },
): Promise<TransferHandle> {
  const { network } = account
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
