import type { Change } from '../../Explanation'
import { allowLine, everything, fungible, isSame, item, moveLines } from './lines'
import type { Reading, Readings } from './Reading'
import { moveTokens } from './readCall'

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

/** Calls that few sites ask for. They load when `isRare` knows one by its selector. */
export const rareReadings: Readings = {
  // ERC-1155: safeBatchTransferFrom
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
