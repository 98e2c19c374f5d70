import fc from 'fast-check'
import { concatHex, encodeFunctionData, type Hex, namehash, parseAbi, size, slice, toHex } from 'viem'
import { oddText } from '../hostile/oddText'

const abi = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])

/** Writes a name in the form of DNS, whatever is in its labels. */
function toDns(labels: readonly Uint8Array[]): Hex {
  const parts = labels.flatMap((label) => [Uint8Array.of(label.length & 0xff), label])
  return toHex(Buffer.concat([...parts, Uint8Array.of(0)]))
}

const utf8 = (text: string) => new Uint8Array(Buffer.from(text))
const uint = fc.oneof(
  fc.constantFrom(0n, 60n, 61n, 0x8000_0000n, 0x8000_7a69n, 2n ** 32n, 2n ** 32n + 60n, 2n ** 64n + 60n),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
)
const zone = fc.constantFrom('sample.eth', 'sample.eth', 'other.id', 'third.eth', 'xsample.eth', 'eth', '')
const labels = (known: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 10, arbitrary: known.map((name) => name.split('.').map(utf8)) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.oneof(oddText, fc.constant(`[${'ab'.repeat(32)}]`), fc.constant('a\u0000b')), zone)
        .map(([label, end]) => [label, ...end.split('.')].map((one) => utf8(one).slice(0, 255))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(fc.uint8Array({ maxLength: 255 }), { maxLength: 4 }), zone)
        .map(([start, end]) => [...start, ...end.split('.').map(utf8)]),
    },
    { weight: 1, arbitrary: fc.constant([...Array(3_000).fill(utf8('a')), utf8('sample'), utf8('eth')]) },
  )

/** The call data of lookups of names, most of them with a name of a zone. */
const whole = (known: fc.Arbitrary<string>): fc.Arbitrary<Hex> =>
  fc
    .tuple(labels(known), fc.constantFrom('addr', 'coin', 'text', 'contents', 'nested', 'odd'), uint, oddText)
    .chain(([parts, kind, coinType, text]) => {
      const name = parts.map((part) => Buffer.from(part).toString('utf8')).join('.')
      const node = namehash(name)
      const nest = (data: Hex): Hex =>
        encodeFunctionData({ abi, functionName: 'resolve', args: [toDns(parts), data] })
      const addr = encodeFunctionData({ abi, functionName: 'addr', args: [node] })
      const inner: Record<typeof kind, () => Hex> = {
        addr: () => addr,
        coin: () => encodeFunctionData({ abi, functionName: 'addr', args: [node, coinType] }),
        text: () => encodeFunctionData({ abi, functionName: 'text', args: [node, text] }),
        contents: () => encodeFunctionData({ abi, functionName: 'contenthash', args: [node] }),
        nested: () => nest(nest(nest(addr))),
        odd: () => toHex(text),
      }
      return fc.constantFrom(nest(inner[kind]()), nest(inner[kind]()), inner[kind]())
    })

/** Call data as it is sent: whole, cut, with more behind it, or with changed bytes and words. */
export function hostileLookups(known: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: whole(known) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole(known), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([data, part]) => slice(data, 0, Math.max(1, Math.floor(size(data) * part)))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole(known), fc.uint8Array({ minLength: 1, maxLength: 64 }))
        .map(([data, more]) => concatHex([data, toHex(more)])),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(whole(known), fc.nat(), uint).map(([data, place, word]) => {
        const words = Math.floor((size(data) - 4) / 32)
        const at = 4 + 32 * (place % Math.max(1, words))
        if (size(data) < at + 32) return data
        const rest = size(data) > at + 32 ? [slice(data, at + 32)] : []
        return concatHex([slice(data, 0, at), toHex(word, { size: 32 }), ...rest])
      }),
    },
    { weight: 1, arbitrary: whole(known).map((data) => data.toUpperCase()) },
    { weight: 1, arbitrary: oddText },
  )
}
