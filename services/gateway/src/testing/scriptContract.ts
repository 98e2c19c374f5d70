import { type Hex, size, slice, toHex } from 'viem'

/** What a contract answers to one function. */
export type ScriptedAnswer = { readonly data: Hex; readonly reverts?: boolean }

/** Returns the code of a contract that answers each function with fixed bytes, and reverts on all others. */
export function scriptContract(answers: Readonly<Record<Hex, ScriptedAnswer>>): Hex {
  const list = Object.entries(answers)
  const headSize = 6 + 11 * list.length + 5
  const bodyAt = (index: number) => headSize + 16 * index
  let dataAt = bodyAt(list.length)
  const two = (number: number) => toHex(number, { size: 2 }).slice(2)
  // CALLDATALOAD(0) >> 224 is the selector; each answer has its jump target.
  let head = '60003560e01c'
  let bodies = ''
  let data = ''
  for (const [index, [selector, answer]] of list.entries()) {
    const length = size(answer.data)
    head += `8063${slice(selector as Hex, 0, 4).slice(2)}1461${two(bodyAt(index))}57`
    bodies += `5b61${two(length)}61${two(dataAt)}60003961${two(length)}6000${answer.reverts ? 'fd' : 'f3'}`
    data += answer.data.slice(2)
    dataAt += length
  }
  return `0x${head}60006000fd${bodies}${data}`
}
