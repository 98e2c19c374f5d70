import {
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  parseErc8010Signature,
  serializeErc8010Signature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { verifySignature } from '../verifySignature'

const account = privateKeyToAccount(`0x${'73'.repeat(32)}`)
const delegate = `0x${'44'.repeat(20)}` as const
const authorization = await account.signAuthorization({ address: delegate, chainId: 1, nonce: 0 })
const signature = serializeErc8010Signature({ authorization, signature: '0x1234' })
const zeros = '00'.repeat(28)

const ask = async (wrapped: string, answer: Hex) => {
  const fetch = vi.fn(async () => Response.json({ result: answer }))
  const question = {
    chainId: 'eip155:1',
    address: account.address,
    message: 'text',
    signature: wrapped,
  } as const
  return { is: await verifySignature({ ...question, nodes: { 'eip155:1': 'http://node' }, fetch }), fetch }
}
const answered = (returnData: Hex, success = true) =>
  encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: [{ success, returnData }] })

/** The same signature with one word of its authorization replaced: chain, delegate, nonce, parity, r or s. */
function withWord(at: number, word: bigint): string {
  const suffix = signature.slice(2 + 4)
  const digits = word.toString(16).padStart(64, '0')
  return `0x1234${suffix.slice(0, at * 64)}${digits}${suffix.slice(at * 64 + 64)}`
}

describe('accounts that are delegated within the call (ERC-8010)', () => {
  it.each<[string, Hex, boolean]>([
    ['the magic value', `0x1626ba7e${zeros}`, true],
    ['its four bytes alone', '0x1626ba7e', false],
    ['the echoed call', `0x1626ba7e${'11'.repeat(100)}`, false],
    ['the word and more', `0x1626ba7e${zeros}00`, false],
    ['a no', `0xffffffff${zeros}`, false],
    ['nothing', '0x', false],
  ])('[SIW-6] answer by %s', async (_, word, is) => {
    expect((await ask(signature, answered(word))).is).toBe(is)
    expect((await ask(signature, answered(word, false))).is).toBe(false)
  })

  it('[SIW-6] reject out-of-range numbers without asking a node', async () => {
    expect(parseErc8010Signature(withWord(0, 1n) as Hex).authorization).toEqual(
      parseErc8010Signature(signature).authorization,
    )
    for (const word of [2n ** 53n, 2n ** 64n, 2n ** 256n - 1n])
      for (const at of [0, 2, 3]) {
        const { is, fetch } = await ask(withWord(at, word), answered(`0x1626ba7e${zeros}`))
        expect([is, fetch.mock.calls]).toEqual([false, []])
      }
    expect((await ask(withWord(3, 2n), answered(`0x1626ba7e${zeros}`))).is).toBe(false)
  })
})
