import { isEnded, type Purchase, transactionUrl } from '@latchkey/core'
import { type AccountTransaction, fromBaseUnits, type Network } from '@latchkey/protocol'
import type { OnrampTexts } from '../../i18n/onramp/en'
import { formatHeld } from '../account/formatHeld'
import { plainName } from '../account/plainName'
import { formatDay, formatMonth } from '../activity/formatDay'

type Row = {
  readonly id: string
  readonly at: number
  readonly symbol: string
  readonly amount: string | null
  readonly vendor: string
  readonly day: string
  readonly state: 'open' | 'done' | 'bad'
  readonly tag: string | null
  readonly href: string | null
}

type Scope = { readonly own: OnrampTexts; readonly now: number; readonly network: Network | null }

const openTexts = {
  created: 'onramp.state.waiting',
  'needs-payment': 'onramp.state.waiting',
  paid: 'onramp.state.paid',
  sending: 'onramp.state.sending',
} as const

function toRow({ own, now, network }: Scope, purchase: Purchase): Row {
  const { t, locale } = own
  const { orderId, startedAt, state, amount, decimals, symbol, hash, label } = purchase
  return {
    id: orderId,
    at: startedAt,
    symbol,
    amount: amount === null ? null : formatHeld(locale, fromBaseUnits(BigInt(amount), decimals)),
    vendor: label,
    day: formatDay({ locale, now }, startedAt),
    state: !isEnded(purchase) ? 'open' : state === 'done' ? 'done' : 'bad',
    tag:
      state === 'done'
        ? null
        : state === 'failed'
          ? t('onramp.state.failed')
          : state === 'expired'
            ? t('onramp.state.expired')
            : t(openTexts[state]),
    href: network && hash ? transactionUrl(network, hash) : null,
  }
}

/** A purchase that only the gateway knows, such as one from another device. */
function fromHistory({ own, now, network }: Scope, { id, metadata, transfers }: AccountTransaction): Row {
  const { t, locale } = own
  const read = Date.parse(metadata.minedAt)
  const at = Number.isNaN(read) ? now : read
  const [bought] = transfers ?? []
  const isOpen = /in_progress|pending/i.test(metadata.status)
  const isBad = /fail/i.test(metadata.status)
  return {
    id,
    at,
    symbol: plainName(bought?.fungible_info?.symbol ?? ''),
    amount: bought ? formatHeld(locale, bought.quantity.numeric) : null,
    vendor: plainName(metadata.sentFrom),
    day: formatDay({ locale, now }, at),
    state: isOpen ? 'open' : isBad ? 'bad' : 'done',
    tag: isOpen ? t('onramp.state.sending') : isBad ? t('onramp.state.failed') : null,
    href: network && metadata.hash ? transactionUrl(network, metadata.hash) : null,
  }
}

/** Whether the gateway's row is about an own order. It tells only the beginning of an order's id. */
function isSame({ orderId, hash }: Purchase, { id, metadata }: AccountTransaction): boolean {
  const isHash = hash !== null && hash.toLowerCase() === metadata.hash.toLowerCase()
  return isHash || (id.length >= 13 && orderId.startsWith(id))
}

/** [ONR-2] Lists purchases by month, newest first: own orders, and what only the gateway knows. */
export function listPurchases(
  scope: Scope,
  purchases: readonly Purchase[],
  history: readonly AccountTransaction[],
) {
  // An order that ended is asked after only for a while, but the visitor may have paid it after all.
  const isPaidLater = (own: Purchase) =>
    own.state !== 'done' &&
    isEnded(own) &&
    history.some((told) => isSame(own, told) && !/fail/i.test(told.metadata.status))
  const known = purchases.filter((own) => !isPaidLater(own))
  const others = history.filter((told) => !known.some((own) => isSame(own, told)))
  const rows = [
    ...known.map((purchase) => toRow(scope, purchase)),
    ...others.map((transaction) => fromHistory(scope, transaction)),
  ].sort((left, right) => right.at - left.at)
  const months = new Map<string, { readonly title: string; readonly rows: Row[] }>()
  for (const row of rows) {
    const date = new Date(row.at)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const key = `${year}-${month}`
    const title = formatMonth(scope.own.locale, year, month, scope.now)
    months.set(key, { title, rows: [...(months.get(key)?.rows ?? []), row] })
  }
  return [...months].map(([key, month]) => ({ key, ...month }))
}
