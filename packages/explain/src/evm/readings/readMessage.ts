import { fieldsOf, isEvmAddress, isSameAddress } from '@latchkey/protocol'
import type { Line, Token } from '../../Explanation'
import { showText } from '../../showText'
import { nodeOfMessage } from '../DataNode'
import type { TypedData } from '../EvmRequest'
import { allowLine, deadline, everything, fungible } from './lines'

type Fields = { readonly [name: string]: unknown }
type Reading = (
  message: Fields,
  place: { readonly contract: string; readonly account: string },
) => readonly Line[]

/** More lines than anyone reads. */
const mostLines = 100

const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.flat(8).slice(0, mostLines).map(fieldsOf) : []
/** What can't be read as an amount may be everything, unless it's what the account gets. */
const amountOf = (value: unknown, otherwise = everything): bigint =>
  typeof value === 'bigint' ? value : otherwise
const textOf = (value: unknown): string => `${value}`
const timeOf = (value: unknown): bigint | undefined => (typeof value === 'bigint' ? value : undefined)
const isSame = (one: unknown, other: string) => isSameAddress('eip155', textOf(one), other)
const largest = (one: bigint, other: bigint) => (one > other ? one : other)
const smallest = (one: bigint, other: bigint) => (one < other ? one : other)

/** ERC-2612, DAI's older form with `allowed`, and ERC-4494 for one item. */
const permit: Reading = (message, { contract }) => {
  const { spender, value, allowed, tokenId, deadline: end, expiry } = message
  // In DAI's form no expiry means never.
  const until = timeOf(end) ?? (expiry === 0n ? undefined : timeOf(expiry))
  if (typeof tokenId === 'bigint')
    return [allowLine({ kind: 'item', address: contract, id: tokenId }, textOf(spender), 1n, { until })]
  const amount = typeof allowed === 'boolean' ? (allowed ? everything : 0n) : amountOf(value)
  // How long the allowance itself lasts has no limit: the deadline is for using the signature.
  return [
    allowLine(fungible(contract), textOf(spender), amount, {
      until: 'allowed' in message ? until : undefined,
    }),
  ]
}

/** Permit2's allowances: each has its own end. */
const permit2Allowance: Reading = ({ details, spender }) =>
  listOf([details]).map(({ token, amount, expiration }) => {
    const options = { until: timeOf(expiration), isPermit2: true }
    return allowLine(fungible(textOf(token)), textOf(spender), amountOf(amount), options)
  })

/** Permit2's transfers: the spender may take the tokens once. */
const permit2Transfer: Reading = ({ permitted, spender, deadline: end }) =>
  listOf([permitted]).map(({ token, amount }) => ({
    kind: 'allow',
    token: fungible(textOf(token)),
    spender: textOf(spender),
    amount: amountOf(amount),
    ...deadline(timeOf(end)),
  }))

/** EIP-3009: whoever holds the signature can send the tokens. */
const authorization: Reading = ({ to, value, validBefore }, { contract }) => [
  {
    kind: 'send',
    token: fungible(contract),
    amount: amountOf(value),
    to: textOf(to),
    atMost: true,
    ...deadline(timeOf(validBefore)),
  },
]

function seaportToken({ itemType, token, identifierOrCriteria }: Fields): Token {
  const address = textOf(token)
  if (itemType === 0n) return { kind: 'native' }
  if (itemType === 1n) return fungible(address)
  // Types 4 and 5 let the taker choose among the items of the collection.
  if (itemType === 4n || itemType === 5n) return { kind: 'collection', address }
  return { kind: 'item', address, id: amountOf(identifierOrCriteria) }
}

const seaportOrder: Reading = ({ offerer, offer, consideration, endTime }, { account }) => {
  if (!isSame(offerer, account)) return []
  const sends = listOf(offer).map((item): Line => {
    const amount = largest(amountOf(item.startAmount), amountOf(item.endAmount))
    return { kind: 'send', token: seaportToken(item), amount, atMost: true, ...deadline(timeOf(endTime)) }
  })
  const receives = listOf(consideration)
    .filter(({ recipient }) => isSame(recipient, account))
    .map((item): Line => {
      const amount = smallest(amountOf(item.startAmount, 0n), amountOf(item.endAmount, 0n))
      return { kind: 'receive-at-least', token: seaportToken(item), amount, source: 'typed-data' }
    })
  return [...sends, ...receives]
}

const bulkOrder: Reading = ({ tree }, place) =>
  listOf(tree)
    .flatMap((order) => seaportOrder(order, place))
    .slice(0, mostLines)

const cowOrder: Reading = (message, { account }) => {
  const { sellToken, buyToken, receiver, sellAmount, buyAmount, feeAmount, validTo } = message
  const isForAccount = isSame(receiver, account) || /^0x0{40}$/.test(textOf(receiver))
  const amount = amountOf(sellAmount) + amountOf(feeAmount, 0n)
  return [
    { kind: 'send', token: fungible(textOf(sellToken)), amount, atMost: true, ...deadline(timeOf(validTo)) },
    ...(isForAccount
      ? [
          {
            kind: 'receive-at-least' as const,
            token: fungible(textOf(buyToken)),
            amount: amountOf(buyAmount, 0n),
            source: 'typed-data' as const,
          },
        ]
      : []),
  ]
}

const delegation: Reading = ({ delegate }, { account }) => [
  { kind: 'change', what: 'delegation', at: account, to: textOf(delegate) },
]

/** By the name of the type: the members it needs, and what it means. */
const readings: {
  readonly [type: string]: readonly (readonly [members: readonly string[], read: Reading])[]
} = {
  Permit: [
    [['spender', 'value', 'deadline'], permit],
    [['spender', 'allowed', 'expiry'], permit],
    [['spender', 'tokenId', 'deadline'], permit],
  ],
  PermitSingle: [[['details', 'spender'], permit2Allowance]],
  PermitBatch: [[['details', 'spender'], permit2Allowance]],
  PermitTransferFrom: [[['permitted', 'spender'], permit2Transfer]],
  PermitBatchTransferFrom: [[['permitted', 'spender'], permit2Transfer]],
  PermitWitnessTransferFrom: [[['permitted', 'spender'], permit2Transfer]],
  PermitBatchWitnessTransferFrom: [[['permitted', 'spender'], permit2Transfer]],
  TransferWithAuthorization: [[['to', 'value'], authorization]],
  ReceiveWithAuthorization: [[['to', 'value'], authorization]],
  OrderComponents: [[['offerer', 'offer', 'consideration'], seaportOrder]],
  BulkOrder: [[['tree'], bulkOrder]],
  Order: [[['sellToken', 'buyToken', 'receiver', 'sellAmount', 'buyAmount'], cowOrder]],
  Delegation: [[['delegate', 'delegator', 'authority'], delegation]],
}

/** Says what a signed message lets others do, as far as its type and its members tell. */
export function readMessage(data: TypedData, account: string): readonly Line[] {
  const { types, primaryType, domain, message } = data
  const contract = isEvmAddress(domain.verifyingContract) ? domain.verifyingContract : undefined
  const node = nodeOfMessage(types, primaryType, message)
  const fields = fieldsOf(node && plainOf(node))
  const known = Object.hasOwn(readings, primaryType) ? readings[primaryType] : undefined
  const [, read] = known?.find(([members]) => members.every((name) => Object.hasOwn(fields, name))) ?? []
  const lines = contract === undefined ? [] : (read?.(fields, { contract, account }) ?? [])
  if (lines.length > 0 && lines.every(hasAddresses)) return lines
  return [
    {
      kind: 'unknown',
      ...(contract === undefined ? {} : { to: contract }),
      selector: showText(primaryType, 80),
    },
  ]
}

/** A message of the same name can have other members: a text in place of an address, for example. */
function hasAddresses(line: Line): boolean {
  const token = 'token' in line && line.token.kind !== 'native' ? [line.token.address] : []
  const others = [line].flatMap((one) => [
    'to' in one ? one.to : undefined,
    'spender' in one ? one.spender : undefined,
  ])
  return [...token, ...others].every((one) => one === undefined || isEvmAddress(one))
}

function plainOf(node: NonNullable<ReturnType<typeof nodeOfMessage>>): unknown {
  if (node.kind === 'leaf') return node.value
  if (node.kind === 'list') return node.items.map(plainOf)
  return Object.fromEntries([...node.members].map(([name, one]) => [name, plainOf(one)]))
}
