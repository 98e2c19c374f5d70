import { decodeFunctionData, type Hex, hexToBytes, isHex, namehash, parseAbi, size, slice } from 'viem'
import { nameRefusals } from '../nameRefusals'

/** What a resolver contract asks about a name. */
export type NameQuestion =
  | { readonly name: string; readonly kind: 'address'; readonly coinType: bigint | undefined }
  | { readonly name: string; readonly kind: 'text'; readonly key: string }
  | { readonly name: string; readonly kind: 'contents' }

const outer = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const inner = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])
const mostBytes = 8_000
/** Of a name, as in DNS. Each of its labels costs two hashes, and nobody can register a longer one. */
const mostNameBytes = 255
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads the call data of a lookup. @throws nameLookup */
export function decodeLookup(data: string): NameQuestion {
  try {
    if (!isHex(data) || size(data) > mostBytes) throw nameRefusals.nameLookup()
    const { args } = decodeFunctionData({ abi: outer, data })
    if (size(args[0]) > mostNameBytes) throw nameRefusals.nameLookup()
    const name = decodeDns(args[0])
    const asked = decodeFunctionData({ abi: inner, data: args[1] })
    // The name says which record is meant, and its hash must agree.
    if (asked.args[0] !== namehash(name)) throw nameRefusals.nameLookup()
    if (asked.functionName === 'contenthash') return { name, kind: 'contents' }
    if (asked.functionName === 'text') return { name, kind: 'text', key: asked.args[1] }
    return { name, kind: 'address', coinType: asked.args[1] }
  } catch (cause) {
    throw nameRefusals.nameLookup({}, { cause })
  }
}

/** Reads a name in the form of DNS: each label after its length, then a zero. */
function decodeDns(encoded: Hex): string {
  const bytes = hexToBytes(encoded)
  const labels: string[] = []
  let at = 0
  for (let length = bytes[at]; length !== 0; length = bytes[at]) {
    if (length === undefined || at + length >= bytes.length) throw nameRefusals.nameLookup()
    labels.push(decoder.decode(hexToBytes(slice(encoded, at + 1, at + 1 + length))))
    at += length + 1
  }
  // A dot would make one label two, and the database can't look for a zero.
  if (at !== bytes.length - 1 || labels.some((label) => /[.\0]/.test(label))) throw nameRefusals.nameLookup()
  return labels.join('.')
}
