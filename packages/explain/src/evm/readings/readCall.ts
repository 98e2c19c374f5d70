import type { Line, Token } from '../../Explanation'
import type { EvmCall } from '../EvmRequest'
import { allowAllLine, allowLine, everything, fungible } from './lines'
import { readWords, type Words } from './readWords'

/** What a call means, besides the coins sent with it. */
type Reading = (
  words: Words,
  call: { readonly to: string; readonly account: string; readonly isItems: boolean },
) => readonly Line[]

/** What is known about the contracts that are called. */
export type CallFacts = {
  /** Whether a contract is a collection of items (ERC-721), where a number is an item and not an amount. */
  readonly isItems?: (address: string) => boolean
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function move(token: Token, amount: bigint, from: string, to: string, account: string): readonly Line[] {
  if (isSame(from, account)) return isSame(to, account) ? [] : [{ kind: 'send', token, amount, to }]
  return isSame(to, account) ? [{ kind: 'receive', token, amount, confirmed: false }] : []
}

const moveFrom: Reading = (words, { to, account, isItems }) => {
  const value = words.uint(2)
  const token: Token = isItems ? { kind: 'item', address: to, id: value } : fungible(to)
  return move(token, isItems ? 1n : value, words.address(0), words.address(1), account)
}

const moveItem: Reading = (words, call) => moveFrom(words, { ...call, isItems: true })

const authorized: Reading = (words, call) => moveFrom(words, { ...call, isItems: false })

/** A permit that somebody else signed changes nothing for this account. */
const ifOwn =
  (read: Reading): Reading =>
  (words, call) =>
    isSame(words.address(0), call.account) ? read(words, call) : []

const newOwner: Reading = (words, { to }) => [{ kind: 'change', what: 'owner', at: to, to: words.address(0) }]
const newCode: Reading = (words, { to }) => [{ kind: 'change', what: 'code', at: to, to: words.address(0) }]
const newCodeOfProxy: Reading = (words) => [
  { kind: 'change', what: 'code', at: words.address(0), to: words.address(1) },
]
const newRole: Reading = (words, { to }) => [{ kind: 'change', what: 'role', at: to, to: words.address(1) }]

/** By selector: how many words the call needs, and what it means. */
const readings: { readonly [selector: string]: readonly [words: number, read: Reading] } = {
  // ERC-20: transfer, approve, increaseAllowance; the same approve for one ERC-721 item
  a9059cbb: [
    2,
    (words, { to }) => [{ kind: 'send', token: fungible(to), amount: words.uint(1), to: words.address(0) }],
  ],
  '095ea7b3': [
    2,
    (words, { to, isItems }) => {
      const spender = words.address(0)
      if (!isItems) return [allowLine(fungible(to), spender, words.uint(1))]
      const token: Token = { kind: 'item', address: to, id: words.uint(1) }
      return [allowLine(token, spender, BigInt(spender) === 0n ? 0n : 1n)]
    },
  ],
  '39509351': [2, (words, { to }) => [allowLine(fungible(to), words.address(0), words.uint(1))]],
  // transferFrom of ERC-20 and ERC-721, safeTransferFrom with and without data
  '23b872dd': [3, moveFrom],
  '42842e0e': [3, moveItem],
  b88d4fde: [3, moveItem],
  a22cb465: [2, (words, { to }) => [allowAllLine(to, words.address(0), words.uint(1) !== 0n)]],
  // ERC-1155: safeTransferFrom, safeBatchTransferFrom
  f242432a: [
    4,
    (words, { to, account }) =>
      move(
        { kind: 'item', address: to, id: words.uint(2) },
        words.uint(3),
        words.address(0),
        words.address(1),
        account,
      ),
  ],
  '2eb2c2d6': [
    4,
    (words, { to, account }) => {
      const amounts = words.list(3)
      return words.list(2).flatMap((id, index) => {
        const token: Token = { kind: 'item', address: to, id: id.uint(0) }
        return move(token, amounts[index]?.uint(0) ?? 0n, words.address(0), words.address(1), account)
      })
    },
  ],
  // permit of ERC-2612 and of DAI
  d505accf: [4, ifOwn((words, { to }) => [allowLine(fungible(to), words.address(1), words.uint(2))])],
  '8fcbaf0c': [
    5,
    ifOwn((words, { to }) => [
      allowLine(fungible(to), words.address(1), words.uint(4) === 0n ? 0n : everything),
    ]),
  ],
  // Permit2: approve, permit of one token, permit of several, transferFrom, lockdown
  '87517c45': [
    4,
    (words) => {
      const options = { until: words.uint(3), isPermit2: true }
      return [allowLine(fungible(words.address(0)), words.address(1), words.uint(2), options)]
    },
  ],
  '2b67b570': [
    7,
    ifOwn((words) => {
      const options = { until: words.uint(3), isPermit2: true }
      return [allowLine(fungible(words.address(1)), words.address(5), words.uint(2), options)]
    }),
  ],
  '2a2d80d1': [
    5,
    ifOwn((words) => {
      const batch = words.struct(1)
      return batch.list(0, 4).map((one) => {
        const options = { until: one.uint(2), isPermit2: true }
        return allowLine(fungible(one.address(0)), batch.address(1), one.uint(1), options)
      })
    }),
  ],
  '36c78516': [
    4,
    (words, { account }) =>
      move(fungible(words.address(3)), words.uint(2), words.address(0), words.address(1), account),
  ],
  cc53287f: [
    1,
    (words) =>
      words
        .list(0, 2)
        .map((one) => ({ kind: 'revoke', token: fungible(one.address(0)), spender: one.address(1) })),
  ],
  // EIP-3009: transferWithAuthorization, receiveWithAuthorization
  e3ee160e: [6, authorized],
  ef55bec6: [6, authorized],
  // withdraw of wrapped coins; deposit only sends coins
  '2e1a7d4d': [1, (words, { to }) => [{ kind: 'send', token: fungible(to), amount: words.uint(0) }]],
  d0e30db0: [0, () => []],
  // Ownership: transferOwnership, renounceOwnership, changeAdmin, grantRole, setOwner
  f2fde38b: [1, newOwner],
  '715018a6': [0, (_, { to }) => [{ kind: 'change', what: 'owner', at: to }]],
  '8f283970': [1, (words, { to }) => [{ kind: 'change', what: 'admin', at: to, to: words.address(0) }]],
  '2f2ff15d': [2, newRole],
  '13af4035': [1, newOwner],
  // Proxies: upgradeTo, upgradeToAndCall, and both through an admin contract
  '3659cfe6': [1, newCode],
  '4f1ef286': [1, newCode],
  '99a88ec4': [2, newCodeOfProxy],
  '9623609d': [2, newCodeOfProxy],
}

/** Says what a call does, as far as its selector and its arguments tell. */
export function readCall(
  { to, data, value }: EvmCall,
  account: string,
  facts: CallFacts = {},
): readonly Line[] {
  const selector = data.slice(2, 10)
  const coins: readonly Line[] =
    value > 0n
      ? [{ kind: 'send', token: { kind: 'native' }, amount: value, ...(to === undefined ? {} : { to }) }]
      : []
  if (to === undefined) return [...coins, { kind: 'unknown', selector: '' }]
  if (selector === '') return coins
  const words = readWords(data.slice(10))
  const [needed, read] = (Object.hasOwn(readings, selector) && readings[selector]) || []
  if (!read || needed === undefined || words.count < needed)
    return [...coins, { kind: 'unknown', to, selector: `0x${selector}` }]
  const lines = [...coins, ...read(words, { to, account, isItems: facts.isItems?.(to) ?? false })]
  // What moves nothing of this account does something that these readings don't know.
  return lines.length > 0 ? lines : [{ kind: 'unknown', to, selector: `0x${selector}` }]
}
