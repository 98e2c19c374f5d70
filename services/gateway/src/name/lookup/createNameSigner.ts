import { type Address, concat, encodeFunctionData, type Hex, keccak256, numberToHex, parseAbi } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { createCachedCall } from '../../cache/createCachedCall'
import type { Nodes } from '../../rpc/Nodes'

/** What is signed: an answer to a question of a resolver contract. */
export type SignedAnswer = {
  readonly chainId: string
  readonly resolver: Address
  readonly callData: Hex
  readonly result: Hex
  /** Seconds since 1970. */
  readonly expires: bigint
}

/** Signs an answer as a resolver contract checks it. */
export type NameSigner = (answer: SignedAnswer) => Promise<Hex>

const abi = parseAbi(['function signers(address signer) view returns (bool)'])
const checkMs = 30_000
const limitMs = 3_000

/** Returns what is signed: it names the contract, the question, the answer and when it expires. */
function hashAnswer({ resolver, callData, result, expires }: SignedAnswer): Hex {
  const time = numberToHex(expires, { size: 8 })
  return keccak256(concat(['0x1900', resolver, time, keccak256(callData), keccak256(result)]))
}

/**
 * Creates the signer of answers. Of several keys, the first that the contract accepts signs: so a new key can be set
 * before the contract knows it, and an old one stays until the contract forgets it.
 */
export function createNameSigner(
  keys: readonly Hex[],
  nodes: Pick<Nodes, 'call'>,
  now: () => number,
): NameSigner {
  const accepted = createCachedCall<Hex | undefined>({ now, most: 20, lifetimeMs: checkMs })
  const accepts = async (chainId: string, to: Address, key: Hex) => {
    const data = encodeFunctionData({
      abi,
      functionName: 'signers',
      args: [privateKeyToAccount(key).address],
    })
    const call = { method: 'eth_call', params: [{ to, data }, 'latest'] }
    return BigInt(`${await nodes.call(chainId, call, AbortSignal.timeout(limitMs))}`) === 1n
  }
  const choose = async (chainId: string, resolver: Address): Promise<Hex | undefined> => {
    for (const key of keys) {
      try {
        if (await accepts(chainId, resolver, key)) return key
      } catch {
        // Without its node, the first key is the best guess: the contract checks it.
        return keys[0]
      }
    }
    return keys[0]
  }
  return async (answer) => {
    const { chainId, resolver } = answer
    const key =
      keys.length === 1 ? keys[0] : await accepted(`${chainId} ${resolver}`, () => choose(chainId, resolver))
    // Only called with keys.
    return sign({ hash: hashAnswer(answer), privateKey: key ?? '0x', to: 'hex' })
  }
}
