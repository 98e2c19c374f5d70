import { encodeAbiParameters, encodeEventTopics, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { explainEvm } from '../explainEvm'

const account = '0x00000000000000000000000000000000000000aa'
const contract = '0x00000000000000000000000000000000000000cc'
const thief = '0x00000000000000000000000000000000000000ee'
const abi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event TransferBatch(address indexed by, address indexed from, address indexed to, uint256[] ids, uint256[] amounts)',
])

/** Explains a call whose only effects are its logs. */
function explainLogs(logs: readonly unknown[]) {
  return explainEvm(
    { method: 'eth_sendTransaction', params: [{ to: contract, data: '0x12345678' }] },
    {
      chainId: 1,
      account,
      async ask(method, [options]) {
        if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
        if (method !== 'eth_simulateV1') return { number: '0x1', timestamp: '0x1', baseFeePerGas: '0x1' }
        const { calls } = Object(options).blockStateCalls[0]
        const answer = ({ from }: { from: string }) => ({
          status: '0x1',
          gasUsed: '0x1',
          returnData: '0x',
          logs: from === account ? logs : [],
        })
        return [{ calls: calls.map(answer) }]
      },
    },
  )
}
const codesFor = async (logs: readonly unknown[]) =>
  new Set((await explainLogs(logs)).warnings.map(({ code }) => code))

it('warns of a flood of logs, which can bury the one that matters', async () => {
  /** A log of a token that nobody knows. */
  const logFrom = (index: number) => ({
    address: `0x${index.toString(16).padStart(40, 'f')}`,
    topics: encodeEventTopics({ abi, eventName: 'Transfer', args: { from: contract, to: account } }),
    data: encodeAbiParameters([{ type: 'uint256' }], [1n]),
  })
  const codes = (count: number) => codesFor(Array.from({ length: count }, (_, index) => logFrom(index)))
  expect(await codes(200)).toEqual(new Set(['log-only-gain']))
  expect(await codes(201)).toEqual(new Set(['log-only-gain', 'blind']))
})

it('warns of more items in one log than anyone reads', async () => {
  const logOf = (count: number) => {
    const list = { type: 'uint256[]' } as const
    const args = { by: thief, from: account, to: thief } as const
    const ids = Array.from({ length: count }, (_, index) => BigInt(index))
    return {
      address: contract,
      topics: encodeEventTopics({ abi, eventName: 'TransferBatch', args }),
      data: encodeAbiParameters([list, list], [ids, ids.map(() => 1n)]),
    }
  }
  const { lines } = await explainLogs([logOf(100)])
  expect(lines.filter(({ kind }) => kind === 'send')).toHaveLength(100)
  expect(await codesFor([logOf(100)])).toEqual(new Set())
  expect(await codesFor([logOf(101)])).toEqual(new Set(['blind']))
  // Beside effects that can be read, too.
  expect(await codesFor([logOf(1), logOf(101)])).toEqual(new Set(['blind']))
})
