import type { Change, Line, Token } from '../Explanation'
import { noteLine } from '../noteLine'
import { showText } from '../showText'
import { addressIn, isSameAccount } from './accounts'
import { assetPallets, assetToken, itemPallets, itemToken } from './assets'
import { type Fields, type Variant, variantOf } from './Variant'

type Place = { readonly account: string; readonly pallet: string }
/** Undefined if the values aren't what the reading expects. */
type Reading = (fields: Fields, place: Place) => readonly Line[] | undefined
type Readings = { readonly [name: string]: Reading }

const native: Token = { kind: 'native' }
/** Deeper and more than anyone reads. */
const deepest = 8
const mostCalls = 100
/** More than there is of anything: all that the account has. */
export const everything = (1n << 128n) - 1n

function send(token: Token | undefined, to: unknown, amount: unknown, account: string) {
  const receiver = addressIn(to)
  if (token === undefined || typeof amount !== 'bigint' || receiver === undefined) return undefined
  if (isSameAccount(receiver, account)) return []
  const atMost = amount === everything ? true : undefined
  return [{ kind: 'send', token, amount, to: receiver, atMost }] as const
}

/** A line for an allowance. `supply` is all there is of the token. */
export function allowLine(token: Token, spender: string, amount: bigint, supply = everything): Line {
  const isAll = amount >= everything / 2n || (supply > 0n && amount >= supply)
  return { kind: 'allow', token, spender, amount: isAll ? 'unlimited' : amount }
}

function revoke(token: Token | undefined, delegate: unknown): readonly Line[] | undefined {
  const spender = addressIn(delegate)
  return token && spender !== undefined ? [{ kind: 'revoke', token, spender }] : undefined
}

const change = (what: Change, at: string, to: unknown): readonly Line[] => [
  { kind: 'change', what, at, to: addressIn(to) },
]
const pay: Reading = ({ dest, value }, { account }) => send(native, dest, value, account)
const payAsset: Reading = ({ id, target, amount }, { pallet, account }) =>
  send(assetToken(pallet, id), target, amount, account)
const note: Reading = ({ remark }) => (remark instanceof Uint8Array ? [noteLine(remark)] : undefined)
const setCode: Reading = (_, { pallet }) => change('code', pallet, undefined)

const assets: Readings = {
  transfer: payAsset,
  transfer_keep_alive: payAsset,
  transfer_all: ({ id, dest }, { pallet, account }) =>
    send(assetToken(pallet, id), dest, everything, account),
  transfer_ownership: ({ id, owner }, { pallet }) => change('owner', `${pallet}:${id}`, owner),
  approve_transfer({ id, delegate, amount }, { pallet }) {
    const spender = addressIn(delegate)
    if (spender === undefined || typeof amount !== 'bigint') return undefined
    return [allowLine(assetToken(pallet, id), spender, amount)]
  },
  cancel_approval: ({ id, delegate }, { pallet }) => revoke(assetToken(pallet, id), delegate),
}

const items: Readings = {
  transfer: ({ collection, item, dest }, { pallet, account }) =>
    send(itemToken(pallet, collection, item), dest, 1n, account),
  transfer_ownership: ({ collection, new_owner }, { pallet }) =>
    change('owner', `${pallet}:${collection}`, new_owner),
  approve_transfer({ collection, item, delegate }, { pallet }) {
    const token = itemToken(pallet, collection, item)
    const spender = addressIn(delegate)
    return token && spender !== undefined ? [{ kind: 'allow', token, spender, amount: 1n }] : undefined
  },
  cancel_approval: ({ collection, item, delegate }, { pallet }) =>
    revoke(itemToken(pallet, collection, item), delegate),
}

/** What a call means, by pallet and name. */
const readings: { readonly [pallet: string]: Readings } = {
  Balances: {
    transfer: pay,
    transfer_allow_death: pay,
    transfer_keep_alive: pay,
    transfer_all: ({ dest }, { account }) => send(native, dest, everything, account),
    burn: ({ value }) =>
      typeof value === 'bigint' ? [{ kind: 'send', token: native, amount: value }] : undefined,
  },
  // Others may act for this account from then on.
  Proxy: { add_proxy: ({ delegate }, { account }) => change('delegation', account, delegate) },
  Recovery: { create_recovery: (_, { account }) => change('delegation', account, undefined) },
  System: { remark: note, remark_with_event: note, set_code: setCode, set_code_without_checks: setCode },
  ...Object.fromEntries(assetPallets.map((pallet) => [pallet, assets])),
  ...Object.fromEntries(itemPallets.map((pallet) => [pallet, items])),
}

/** Batches: calls in them are made by the account itself. */
const batches: readonly string[] = ['Utility.batch', 'Utility.batch_all', 'Utility.force_batch']

/** Says what a decoded call does, as far as these readings know; an unknown line with its name if they don't. */
export function readCall(decoded: unknown, account: string, depth = 0): readonly Line[] {
  const call = variantOf(decoded)
  if (!call) return [{ kind: 'unknown', selector: '' }]
  const { fields, pallet } = call
  const name = showText(`${pallet}.${call.name}`, 80)
  const { calls } = fields
  const isReadable = depth < deepest
  if (batches.includes(name) && Array.isArray(calls) && calls.length <= mostCalls && isReadable)
    return calls.flatMap((one) => readCall(one, account, depth + 1))
  // A call for another account, or under other conditions: what it holds is worth knowing as well.
  const real = addressIn(fields.real)
  const inner = isReadable && variantOf(fields.call) ? readCall(fields.call, real ?? '', depth + 1) : []
  return (
    readingOf(call)?.(fields, { account, pallet }) ?? [
      { kind: 'unknown', to: real, selector: name },
      ...inner,
    ]
  )
}

function readingOf({ pallet, name }: Variant): Reading | undefined {
  const own = Object.hasOwn(readings, pallet) ? readings[pallet] : undefined
  return own && Object.hasOwn(own, name) ? own[name] : undefined
}
