import { encodeAbiParameters, encodeEventTopics, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import { explainEvm } from '../explainEvm'

const account = '0x00000000000000000000000000000000000000aa'
const contract = '0x00000000000000000000000000000000000000cc'
const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 amount)'])

/** A log of a token that nobody knows. */
function logFrom(index: number) {
  return {
    address: `0x${index.toString(16).padStart(40, 'f')}`,
    topics: encodeEventTopics({ abi, args: { from: contract, to: account } }),
    data: encodeAbiParameters([{ type: 'uint256' }], [1n]),
  }
}

it('warns of a flood of logs, which can bury the one that matters', async () => {
  const explain = (count: number) =>
    explainEvm(
      { method: 'eth_sendTransaction', params: [{ to: contract, data: '0x12345678' }] },
      {
        chainId: 1,
        account,
        async ask(method, [options]) {
          if (method === 'eth_getBalance') return '0xffffffffffffffffffff'
          if (method !== 'eth_simulateV1') return { number: '0x1', timestamp: '0x1', baseFeePerGas: '0x1' }
          const { calls } = Object(options).blockStateCalls[0]
          const logs = Array.from({ length: count }, (_, index) => logFrom(index))
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
  const codes = async (count: number) => new Set((await explain(count)).warnings.map(({ code }) => code))
  expect(await codes(200)).toEqual(new Set(['log-only-gain']))
  expect(await codes(201)).toEqual(new Set(['log-only-gain', 'blind']))
})
