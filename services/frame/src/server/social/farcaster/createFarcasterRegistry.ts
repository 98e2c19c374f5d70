import { signInUnverifiable } from '@latchkey/protocol'
import { callNode } from '@latchkey/rpc'
import { encodeAbiParameters, encodeFunctionData, type Hex, parseAbi } from 'viem'

/** Where Farcaster accounts are. */
export const farcasterChain = 'eip155:10'

/** Who owns which account, and which keys act for it: the same contracts for everybody. */
export const farcasterContracts = {
  ids: '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b',
  keys: '0x00000000fc1237824fb747abde0ff18990e59b7e',
} as const

/** Says who may sign in for a Farcaster account. */
export type FarcasterRegistry = {
  /** Whether an address owns an account, or is an auth address that its owner added. @throws signInUnverifiable */
  isSigner(address: Hex, fid: bigint): Promise<boolean>
}

const abi = parseAbi([
  'function idOf(address owner) view returns (uint256 fid)',
  'function keyDataOf(uint256 fid, bytes key) view returns (uint8 state, uint32 keyType)',
])
/** The kind of a key that is an address, and the state of one that wasn't removed. */
const [authAddress, added] = [2n, 1n]

const limits = { timeoutMs: 3_000, maxBytes: 65_536, init: { redirect: 'error' } } as const

/** Asks the operator's own node of Optimism, and no other host. */
export function createFarcasterRegistry(nodeUrl: string): FarcasterRegistry {
  const ask = async (method: string, params: readonly unknown[], words: number) => {
    const result = await callNode(nodeUrl, { method, params }, limits)
    const form = words === 0 ? /^0x[0-9a-f]{1,16}$/i : new RegExp(`^0x([0-9a-f]{64}){${words}}$`, 'i')
    if (typeof result !== 'string' || !form.test(result))
      throw unverifiable('the node sent an unexpected answer')
    return result
  }
  const call = async (to: Hex, data: Hex, words: number) => {
    const bytes = (await ask('eth_call', [{ to, data }, 'latest'], words)).slice(2)
    return Array.from({ length: words }, (_, index) =>
      BigInt(`0x${bytes.slice(index * 64, index * 64 + 64)}`),
    )
  }
  return {
    async isSigner(address, fid) {
      const key = encodeAbiParameters([{ type: 'address' }], [address])
      try {
        const [chain, [owned], [state, keyType]] = await Promise.all([
          ask('eth_chainId', [], 0),
          call(farcasterContracts.ids, encodeFunctionData({ abi, functionName: 'idOf', args: [address] }), 1),
          call(
            farcasterContracts.keys,
            encodeFunctionData({ abi, functionName: 'keyDataOf', args: [fid, key] }),
            2,
          ),
        ])
        // The same addresses on another chain may hold anybody's contracts.
        if (`eip155:${Number(chain)}` !== farcasterChain)
          throw unverifiable('the node is not one of Optimism')
        return owned === fid || (state === added && keyType === authAddress)
      } catch (cause) {
        if (signInUnverifiable.is(cause)) throw cause
        throw unverifiable('the node does not answer', cause)
      }
    },
  }
}

function unverifiable(reason: string, cause?: unknown) {
  return signInUnverifiable({ chainId: farcasterChain, reason }, { cause })
}
