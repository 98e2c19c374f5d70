import { type AccountTransaction, comparableAddress, fromBaseUnits } from '@latchkey/protocol'
import type { Onramp } from './createOnramp'
import type { PaidOrder } from './orders/createOrders'

/** Whose purchases to read. */
export type PurchasesOf = {
  readonly project: string
  readonly namespace: string
  readonly address: string
  readonly chainId: string | undefined
  readonly iconOf: (symbol: string) => string
}

/** Clients know these texts. */
const statusOf = (state: PaidOrder['state']) => {
  if (state === 'done') return 'ONRAMP_TRANSACTION_STATUS_SUCCESS'
  return state === 'failed' ? 'ONRAMP_TRANSACTION_STATUS_FAILED' : 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS'
}

/** How much of an order's id everybody may read: enough to know an own one, and too little to name it to a vendor. */
const shownOfId = 13

/** [ONR-2] Returns the paid orders of an account as transactions. What was paid for them stays between visitor and vendor. */
export async function readPurchases(
  { orders }: Pick<Onramp, 'orders'>,
  { project, namespace, address, chainId, iconOf }: PurchasesOf,
): Promise<AccountTransaction[]> {
  const paid = await orders.paidFor(project, comparableAddress(namespace, address), chainId)
  return paid.map((order) => ({
    id: order.id.slice(0, shownOfId),
    metadata: {
      operationType: 'buy',
      hash: order.hash ?? '',
      minedAt: order.updatedAt.toISOString(),
      sentFrom: '',
      sentTo: address,
      status: statusOf(order.state),
      nonce: 0,
      application: null,
      chain: order.chainId,
    },
    transfers: [
      {
        fungible_info: { name: order.name, symbol: order.symbol, icon: { url: iconOf(order.symbol) } },
        nft_info: null,
        direction: 'in',
        quantity: {
          numeric: order.amount === null ? '0' : fromBaseUnits(BigInt(order.amount), order.decimals),
        },
        value: null,
        price: null,
      },
    ],
  }))
}
