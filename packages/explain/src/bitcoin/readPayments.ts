import { fieldsOf } from '@latchkey/protocol'
import { scriptOf } from './addresses'

type Payment = { readonly to: string; readonly amount: bigint }

/** The payments that a wallet is asked to make by itself; none if the request is another one or isn't valid. */
export function readPayments(method: string, params: unknown): readonly Payment[] {
  if (!/^(sendTransfer|sendBitcoin)$/.test(method)) return []
  const given = Array.isArray(params) ? params : [params]
  const fields = fieldsOf(given[0])
  const list =
    method === 'sendBitcoin'
      ? [paymentOf(given[0], given[1])]
      : Array.isArray(fields.recipients)
        ? fields.recipients.map((one) => paymentOf(fieldsOf(one).address, fieldsOf(one).amount))
        : [paymentOf(fields.recipientAddress, fields.amount)]
  return list.every((one) => one !== undefined) ? list : []
}

function paymentOf(to: unknown, amount: unknown): Payment | undefined {
  const isWhole = typeof amount === 'number' ? Number.isSafeInteger(amount) : /^\d{1,16}$/.test(`${amount}`)
  if (typeof to !== 'string' || !scriptOf(to) || !isWhole || Number(amount) <= 0) return undefined
  return { to, amount: BigInt(`${amount}`) }
}
