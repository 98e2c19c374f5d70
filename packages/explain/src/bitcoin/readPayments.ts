import { fieldsOf } from '@latchkey/protocol'
import { scriptOf } from './addresses'

/** What a wallet is asked to pay by itself. */
export type Payments = {
  readonly payments: readonly { readonly to: string; readonly amount: bigint }[]
  /** Where the site wants the change to go. Missing if the wallet decides. */
  readonly change: string | undefined
  /** Satoshi for a virtual byte. Missing if the wallet decides. */
  readonly rate: number | undefined
  /** Words that stay on the chain. */
  readonly memo: string | undefined
}

/** Reads what a wallet is asked to pay by itself; undefined if the request is another one or isn't valid. */
export function readPayments(method: string, params: unknown): Payments | undefined {
  if (!/^(sendTransfer|sendBitcoin)$/.test(method)) return undefined
  const given = Array.isArray(params) ? params : [params]
  const fields = fieldsOf(given[0])
  const isBare = method === 'sendBitcoin'
  const list = isBare
    ? [paymentOf(given[0], given[1])]
    : Array.isArray(fields.recipients)
      ? fields.recipients.map((one) => paymentOf(fieldsOf(one).address, fieldsOf(one).amount))
      : [paymentOf(fields.recipientAddress, fields.amount)]
  const payments = list.filter((one) => one !== undefined)
  if (payments.length === 0 || payments.length < list.length) return undefined
  const { changeAddress, feeRate, memo } = isBare ? fieldsOf(given[2]) : fields
  return {
    payments,
    change: changeAddress === undefined ? undefined : `${changeAddress}`,
    rate: feeRate === undefined ? undefined : Number(feeRate),
    memo: typeof memo === 'string' ? memo : undefined,
  }
}

function paymentOf(to: unknown, amount: unknown): Payments['payments'][number] | undefined {
  const isWhole = typeof amount === 'number' ? Number.isSafeInteger(amount) : /^\d{1,16}$/.test(`${amount}`)
  if (typeof to !== 'string' || !scriptOf(to) || !isWhole || Number(amount) <= 0) return undefined
  return { to, amount: BigInt(`${amount}`) }
}
