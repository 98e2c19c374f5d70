import {
  type Address,
  concat,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  keccak256,
  namehash,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  recoverAddress,
  zeroAddress,
} from 'viem'

const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])

/** A name that an account with a key has, so it leads there on every EVM chain. */
export type HeldName = { readonly owner: string; readonly bio: string | undefined }

/** Returns who signed an answer for a resolver contract, as the contract finds it. */
export async function findSigner(resolver: Address, callData: Hex, answer: Hex): Promise<Address> {
  const [result, expires, signature] = decodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), answer)
  const time = numberToHex(expires, { size: 8 })
  const parts = ['0x1900', resolver, time, keccak256(callData), keccak256(result)] as const
  return recoverAddress({ hash: keccak256(concat(parts)), signature })
}

/** Reads what an answer says. */
export function readResult(answer: Hex): Hex {
  return decodeAbiParameters(parseAbiParameters('bytes, uint64, bytes'), answer)[0]
}

/** Reads a question that was answered: its name, its hash, and what the answer must be. */
export function readLookup(callData: Hex, held: ReadonlyMap<string, HeldName>) {
  const { args } = decodeFunctionData({ abi, data: callData })
  const [encoded, inner] = args as readonly [Hex, Hex]
  const bytes = hexToBytes(encoded)
  const labels: string[] = []
  for (let at = 0; at < bytes.length - 1; at += 1 + (bytes[at] ?? 0))
    labels.push(Buffer.from(bytes.slice(at + 1, at + 1 + (bytes[at] ?? 0))).toString('utf8'))
  const name = labels.join('.')
  const asked = decodeFunctionData({ abi, data: inner })
  const own = held.get(name)
  return { name, isHashed: asked.args[0] === namehash(name), expected: expectedOf(asked, own) }
}

function expectedOf(
  { functionName, args }: ReturnType<typeof decodeFunctionData<typeof abi>>,
  own: HeldName | undefined,
): Hex | undefined {
  if (functionName === 'contenthash') return encodeAbiParameters([{ type: 'bytes' }], ['0x'])
  if (functionName === 'text') {
    const isBio = args[1] === 'bio' || args[1] === 'description'
    return encodeAbiParameters([{ type: 'string' }], [(isBio && own?.bio) || ''])
  }
  if (functionName !== 'addr') return undefined
  const address = own?.owner as Hex | undefined
  const coinType = args[1]
  if (coinType === undefined) return encodeAbiParameters([{ type: 'address' }], [address ?? zeroAddress])
  const isEvm = coinType === 60n || (coinType >= 0x8000_0000n && coinType < 2n ** 32n)
  return encodeAbiParameters([{ type: 'bytes' }], [(isEvm && address) || '0x'])
}
