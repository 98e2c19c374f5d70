import { encodeFunctionData } from 'viem/utils'
import type { AccountCall } from './AccountCall'

const abi = [
  {
    type: 'function',
    name: 'executeBatch',
    stateMutability: 'nonpayable',
    inputs: [
      {
        name: 'calls',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
    ],
    outputs: [],
  },
] as const

/** Encodes calls for a Simple7702Account, which makes all of them or none. */
export function encodeCalls(calls: readonly AccountCall[]): `0x${string}` {
  const args = calls.map(({ to, value, data }) => ({ target: lower(to), value, data }))
  return encodeFunctionData({ abi, args: [args] })
}

/** Sites write addresses in any case, and the library refuses a wrong checksum. */
const lower = (address: `0x${string}`): `0x${string}` => `0x${address.slice(2).toLowerCase()}`
