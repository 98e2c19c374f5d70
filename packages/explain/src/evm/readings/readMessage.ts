import { fieldsOf, isEvmAddress } from '@latchkey/protocol'
import type { Line, Token } from '../../Explanation'
import { showText } from '../../showText'
import { type DataNode, nodeOfMessage } from '../DataNode'
import type { TypedData } from '../EvmRequest'
import { allowLine, everything, fungible, isSame, item, timeLimit } from './lines'

type Fields = { readonly [name: string]: unknown }
type Reading = (
  message: Fields,
  place: { readonly contract: string; readonly account: string },
) => readonly Line[]

/** More lines than anyone reads. A message with more isn't cut, because the last line may be the one that matters. */
const mostLines = 100

/** The structs in a value, which may be one, a list or a tree of them. */
const structsIn = (value: unknown): readonly Fields[] => [value].flat(9).map(fieldsOf)
/** What can't be read as an amount may be everything, unless it's what the account gets. */
const amountOf = (value: unknown, otherwise = everything): bigint =>
  typeof value === 'bigint' ? value : otherwise

/** A text, such as an address; nothing if it's anything else, which then isn't read as one. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** ERC-2612, DAI's older form with `allowed`, and ERC-4494 for one item. */
const permit: Reading = (message, { contract }) => {
  const { value, allowed, tokenId, expiry } = message
  const spender = textOf(message.spender)
  if (typeof tokenId === 'bigint') return [allowLine(item(contract, tokenId), spender, 1n, message.deadline)]
  // In DAI's form no expiry means never.
  if (typeof allowed === 'boolean')
    return [allowLine(fungible(contract), spender, allowed ? everything : 0n, expiry || undefined)]
  // The deadline is for using the signature; the allowance itself lasts.
  return value === undefined ? [] : [allowLine(fungible(contract), spender, amountOf(value))]
}

/** Permit2's allowances, each with its own end, and its transfers, which all end with the signature. */
const permit2: Reading = ({ details, permitted, spender, deadline }) =>
  structsIn(details ?? permitted).map(({ token, amount, expiration = deadline }) =>
    allowLine(fungible(textOf(token)), textOf(spender), amountOf(amount), expiration),
  )

/** EIP-3009: whoever holds the signature can send the tokens. */
const authorization: Reading = ({ to, value, validBefore }, { contract }) => [
  {
    kind: 'send',
    token: fungible(contract),
    amount: amountOf(value),
    to: textOf(to),
    atMost: true,
    until: timeLimit(validBefore),
  },
]

/** A token of a Seaport order. With types 4 and 5 the taker chooses among the items of a collection. */
function seaportToken({ itemType, token, identifierOrCriteria }: Fields): Token {
  const address = textOf(token)
  if (itemType === 0n) return { kind: 'native' }
  if (itemType === 1n) return fungible(address)
  return itemType === 2n || itemType === 3n
    ? item(address, amountOf(identifierOrCriteria))
    : { kind: 'collection', address }
}

const seaportOrder: Reading = ({ offerer, offer, consideration, endTime }, { account }) =>
  isSame(textOf(offerer), account)
    ? [
        ...structsIn(offer).map((one): Line => {
          const [start, end] = [amountOf(one.startAmount), amountOf(one.endAmount)]
          const amount = start > end ? start : end
          return { kind: 'send', token: seaportToken(one), amount, atMost: true, until: timeLimit(endTime) }
        }),
        ...structsIn(consideration)
          .filter(({ recipient }) => isSame(textOf(recipient), account))
          .map((one): Line => {
            const [start, end] = [amountOf(one.startAmount, 0n), amountOf(one.endAmount, 0n)]
            const amount = start < end ? start : end
            return { kind: 'receive-at-least', token: seaportToken(one), amount, source: 'typed-data' }
          }),
      ]
    : []

const cowOrder: Reading = (message, { account }) => {
  const { sellToken, buyToken, receiver, sellAmount, buyAmount, feeAmount, validTo } = message
  const amount = amountOf(sellAmount) + amountOf(feeAmount, 0n)
  const until = timeLimit(validTo)
  const send: Line = { kind: 'send', token: fungible(textOf(sellToken)), amount, atMost: true, until }
  const token = fungible(textOf(buyToken))
  return isSame(textOf(receiver), account) || /^0x0{40}$/.test(textOf(receiver))
    ? [send, { kind: 'receive-at-least', token, amount: amountOf(buyAmount, 0n), source: 'typed-data' }]
    : [send]
}

/** What a message means, by the name of its type. */
const readings: { readonly [type: string]: Reading } = {
  Permit: permit,
  PermitSingle: permit2,
  PermitBatch: permit2,
  PermitTransferFrom: permit2,
  PermitBatchTransferFrom: permit2,
  PermitWitnessTransferFrom: permit2,
  PermitBatchWitnessTransferFrom: permit2,
  TransferWithAuthorization: authorization,
  ReceiveWithAuthorization: authorization,
  OrderComponents: seaportOrder,
  BulkOrder: ({ tree }, place) => structsIn(tree).flatMap((order) => seaportOrder(order, place)),
  Order: cowOrder,
  Delegation: ({ delegate }, { account }) => [
    { kind: 'change', what: 'delegation', at: account, to: textOf(delegate) },
  ],
}

/** Says what a signed message lets others do, as far as its type and its members tell. */
export function readMessage(data: TypedData, account: string): readonly Line[] {
  const { types, primaryType, domain, message } = data
  const contract = isEvmAddress(domain.verifyingContract) ? domain.verifyingContract : undefined
  const node = nodeOfMessage(types, primaryType, message)
  const read = Object.hasOwn(readings, primaryType) ? readings[primaryType] : undefined
  const lines = (node && contract && read?.(fieldsOf(plainOf(node)), { contract, account })) || []
  const isRead = lines.length > 0 && lines.length <= mostLines && lines.every(hasAddresses)
  return isRead ? lines : [{ kind: 'unknown', to: contract, selector: showText(primaryType, 80) }]
}

/** A message of the same name can have other members: a text in place of an address, for example. */
function hasAddresses(line: Line): boolean {
  const { to, spender, token }: Fields = line
  return [to, spender, fieldsOf(token).address].every((one) => one === undefined || isEvmAddress(one))
}

function plainOf(node: DataNode): unknown {
  if (node.kind === 'leaf') return node.value
  if (node.kind === 'list') return node.items.map(plainOf)
  return Object.fromEntries([...node.members].map(([name, one]) => [name, plainOf(one)]))
}
