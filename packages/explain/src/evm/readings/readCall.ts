import type { Change, Line } from '../../Explanation'
import type { EvmCall } from '../EvmRequest'
import { allowAllLine, allowLine, everything, fungible, isSame, item, moveLines } from './lines'
import { readWords, type Words } from './readWords'

/** What a call means, besides the coins sent with it. */
type Reading = (
  words: Words,
  call: { readonly to: string; readonly account: string; readonly isItems: boolean },
) => readonly Line[]

const moveItem: Reading = (words, { to, account }) =>
  moveLines(item(to, words.uint(2)), 1n, words.address(0), words.address(1), account)

const moveTokens: Reading = (words, { to, account }) =>
  moveLines(fungible(to), words.uint(2), words.address(0), words.address(1), account)

const allow: Reading = (words, { to }) => [allowLine(fungible(to), words.address(0), words.uint(1))]

/** A permit that somebody else signed changes nothing for this account. */
const ifOwn =
  (read: Reading): Reading =>
  (words, call) =>
    isSame(words.address(0), call.account) ? read(words, call) : []

/** A change of the called contract; the address is in the word at `index`. */
const change =
  (what: Change, index = 0): Reading =>
  (words, { to }) => [{ kind: 'change', what, at: to, to: words.address(index) }]

const changeProxy: Reading = (words) => [
  { kind: 'change', what: 'code', at: words.address(0), to: words.address(1) },
]

/** Wraps coins: all that it does is to send them. */
const deposit = '0xd0e30db0'

/** By selector: how many words the call needs, and what it means. */
const readings: { readonly [selector: string]: readonly [words: number, read: Reading] } = {
  // ERC-20: transfer, approve, increaseAllowance; ERC-721 has the same approve for one item
  a9059cbb: [
    2,
    (words, { to }) => [{ kind: 'send', token: fungible(to), amount: words.uint(1), to: words.address(0) }],
  ],
  '095ea7b3': [
    2,
    (words, call) =>
      call.isItems
        ? [allowLine(item(call.to, words.uint(1)), words.address(0), words.uint(0) && 1n)]
        : allow(words, call),
  ],
  '39509351': [2, allow],
  // transferFrom of ERC-20 and ERC-721, safeTransferFrom without and with data, setApprovalForAll
  '23b872dd': [3, (words, call) => (call.isItems ? moveItem : moveTokens)(words, call)],
  '42842e0e': [3, moveItem],
  b88d4fde: [3, moveItem],
  a22cb465: [2, (words, { to }) => [allowAllLine(to, words.address(0), words.uint(1) !== 0n)]],
  // ERC-1155: safeTransferFrom, safeBatchTransferFrom
  f242432a: [
    4,
    (words, { to, account }) =>
      moveLines(item(to, words.uint(2)), words.uint(3), words.address(0), words.address(1), account),
  ],
  '2eb2c2d6': [
    4,
    (words, { to, account }) => {
      const amounts = words.list(3)
      return words
        .list(2)
        .flatMap((id, index) =>
          moveLines(
            item(to, id.uint(0)),
            amounts[index]?.uint(0) ?? 0n,
            words.address(0),
            words.address(1),
            account,
          ),
        )
    },
  ],
  // permit of ERC-2612 and of DAI
  d505accf: [4, ifOwn((words, { to }) => [allowLine(fungible(to), words.address(1), words.uint(2))])],
  '8fcbaf0c': [
    5,
    ifOwn((words, { to }) => [allowLine(fungible(to), words.address(1), words.uint(4) && everything)]),
  ],
  // Permit2: approve, permit of one token, permit of several, transferFrom, lockdown
  '87517c45': [
    4,
    (words) => [allowLine(fungible(words.address(0)), words.address(1), words.uint(2), words.uint(3))],
  ],
  '2b67b570': [
    7,
    ifOwn((words) => [allowLine(fungible(words.address(1)), words.address(5), words.uint(2), words.uint(3))]),
  ],
  '2a2d80d1': [
    5,
    ifOwn((words) => {
      const batch = words.struct(1)
      return batch
        .list(0, 4)
        .map((one) => allowLine(fungible(one.address(0)), batch.address(1), one.uint(1), one.uint(2)))
    }),
  ],
  '36c78516': [
    4,
    (words, { account }) => moveTokens(words, { to: words.address(3), account, isItems: false }),
  ],
  cc53287f: [
    1,
    (words) => words.list(0, 2).map((one) => allowLine(fungible(one.address(0)), one.address(1), 0n)),
  ],
  // EIP-3009: transferWithAuthorization, receiveWithAuthorization
  e3ee160e: [6, moveTokens],
  ef55bec6: [6, moveTokens],
  // withdraw of wrapped coins
  '2e1a7d4d': [1, (words, { to }) => [{ kind: 'send', token: fungible(to), amount: words.uint(0) }]],
  // transferOwnership, setOwner, renounceOwnership, changeAdmin, grantRole
  f2fde38b: [1, change('owner')],
  '13af4035': [1, change('owner')],
  '715018a6': [0, change('owner')],
  '8f283970': [1, change('admin')],
  '2f2ff15d': [2, change('role', 1)],
  // Proxies: upgradeTo, upgradeToAndCall, and both through an admin contract
  '3659cfe6': [1, change('code')],
  '4f1ef286': [1, change('code')],
  '99a88ec4': [2, changeProxy],
  '9623609d': [2, changeProxy],
}

/**
 * Says what a call does, as far as its selector and its arguments tell. `isItems` says whether the contract is a
 * collection (ERC-721), where a number is an item and not an amount.
 */
export function readCall({ to, data, value }: EvmCall, account: string, isItems = false): readonly Line[] {
  const lines: Line[] = value > 0n ? [{ kind: 'send', token: { kind: 'native' }, amount: value, to }] : []
  const selector = data.slice(0, 10)
  if (to === undefined) return [...lines, { kind: 'unknown', selector: '' }]
  if (selector === '0x' || (selector === deposit && value > 0n)) return lines
  const words = readWords(data.slice(10))
  const key = selector.slice(2)
  const [needed = 0, read] = Object.hasOwn(readings, key) ? (readings[key] ?? []) : []
  const found = (words.count >= needed && read?.(words, { to, account, isItems })) || []
  // What moves nothing of this account does something that these readings don't know.
  return [...lines, ...(found.length > 0 ? found : [{ kind: 'unknown', to, selector } as const])]
}
