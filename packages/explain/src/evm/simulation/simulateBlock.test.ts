import { fieldsOf } from '@latchkey/protocol'
import { expect, it } from 'vitest'
import { explainEvm } from '../explainEvm'

const account = '0x00000000000000000000000000000000000000aa'
const contract = '0x00000000000000000000000000000000000000cc'
const miner = '0x95222290dd7278aa3ddd389cc1e1d165cc4bafe5'
const mixHash = `0x${'5e'.repeat(32)}`

/** What a node is asked to simulate after a latest block. Many nodes fill what is missing with zeros. */
async function simulatedAfter(block: object) {
  let options: unknown
  await explainEvm(
    { method: 'eth_sendTransaction', params: [{ to: contract, data: '0x12345678' }] },
    {
      chainId: 1,
      account,
      now: () => 4_000_000,
      async ask(method, [first]) {
        if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
        if (method === 'eth_simulateV1') options = first
        return { number: '0x1', timestamp: '0x1388', baseFeePerGas: '0x3b9aca00', ...block }
      },
    },
  )
  const { blockStateCalls, validation } = fieldsOf(options)
  const [first] = Array.isArray(blockStateCalls) ? blockStateCalls : []
  const { blockOverrides, calls } = fieldsOf(first)
  return { validation, blockOverrides, calls }
}

it('simulates a block like the latest one, so a contract can’t tell the difference', async () => {
  const { validation, blockOverrides, calls } = await simulatedAfter({ miner, mixHash })
  expect(validation).toBe(true)
  expect(blockOverrides).toEqual({
    baseFeePerGas: '0x3b9aca00',
    feeRecipient: miner,
    prevRandao: mixHash,
    // The next block comes after the latest one, and not before now.
    time: `0x${(5_000 + 12).toString(16)}`,
  })
  const price = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' }
  expect(calls).toContainEqual(expect.objectContaining({ from: account, to: contract, ...price }))
})

it('makes up a miner and randomness where the node has none', async () => {
  const none = { miner: `0x${'00'.repeat(20)}`, mixHash: `0x${'00'.repeat(32)}` }
  const [one, other] = [await simulatedAfter(none), await simulatedAfter(none)]
  for (const { blockOverrides } of [one, other])
    expect(blockOverrides).toMatchObject({
      feeRecipient: expect.stringMatching(/^0x(?!0{40})[\da-f]{40}$/),
      prevRandao: expect.stringMatching(/^0x(?!0{64})[\da-f]{64}$/),
    })
  expect(one.blockOverrides).not.toEqual(other.blockOverrides)
})
