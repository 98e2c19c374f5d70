import type { Line } from '../../Explanation'
import type { EvmCall } from '../EvmRequest'
import { allowAllLine, allowLine, fungible, item, moveLines } from './lines'
import type { Reading, Readings } from './Reading'
import { readWords } from './readWords'

const moveItem: Reading = (words, { to, account }) =>
  moveLines(item(to, words.uint(2)), 1n, words.address(0), words.address(1), account)

/** Moves tokens of the called contract from the first address to the second one. */
export const moveTokens: Reading = (words, { to, account }) =>
  moveLines(fungible(to), words.uint(2), words.address(0), words.address(1), account)

const allow: Reading = (words, { to }) => [allowLine(fungible(to), words.address(0), words.uint(1))]

/** Wraps coins: all that it does is to send them. */
const deposit = '0xd0e30db0'

const readings: Readings = {
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
  // ERC-1155: safeTransferFrom
  f242432a: [
    4,
    (words, { to, account }) =>
      moveLines(item(to, words.uint(2)), words.uint(3), words.address(0), words.address(1), account),
  ],
  // withdraw of wrapped coins
  '2e1a7d4d': [1, (words, { to }) => [{ kind: 'send', token: fungible(to), amount: words.uint(0) }]],
}

/** What the selectors in `rareReadings` begin with; few others do. */
const rare = /^0x(13a|2a2|2b6|2eb|2f2|365|36c|4f1|715|875|8f2|8fc|962|99a|cc5|d50|e3e|ef5|f2f)/

/** Whether a call may need `rareReadings`. */
export function isRare({ data }: EvmCall): boolean {
  return rare.test(data)
}

/**
 * Says what a call does, as far as its selector and its arguments tell. `isItems` says whether the contract is a
 * collection (ERC-721), where a number is an item and not an amount. `further` are readings besides the usual ones.
 */
export function readCall(
  { to, data, value }: EvmCall,
  account: string,
  isItems = false,
  further: Readings = {},
): readonly Line[] {
  const lines: Line[] = value > 0n ? [{ kind: 'send', token: { kind: 'native' }, amount: value, to }] : []
  const selector = data.slice(0, 10)
  if (to === undefined) return [...lines, { kind: 'unknown', selector: '' }]
  if (selector === '0x' || (selector === deposit && value > 0n)) return lines
  const words = readWords(data.slice(10))
  const key = selector.slice(2)
  const known = [readings, further].find((one) => Object.hasOwn(one, key))
  const [needed = 0, read] = known?.[key] ?? []
  const found = (words.count >= needed && read?.(words, { to, account, isItems })) || []
  // What moves nothing of this account does something that these readings don't know.
  return [...lines, ...(found.length > 0 ? found : [{ kind: 'unknown', to, selector } as const])]
}
