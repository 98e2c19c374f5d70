import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'

const base58check = createBase58check(sha256)

/** The versions of the older addresses, with what comes before and after their hash in the script. */
const legacy = [
  { versions: [0x00, 0x6f], before: '76a914', after: '88ac' },
  { versions: [0x05, 0xc4], before: 'a914', after: '87' },
] as const

/** The script of an address of any network, in hexadecimal; undefined if it isn't an address. */
export function scriptOf(address: string): string | undefined {
  try {
    const segwit = bech32.decodeUnsafe(address) ?? bech32m.decodeUnsafe(address)
    const [version = 0, ...words] = segwit?.words ?? []
    if (segwit) {
      const program = bech32.fromWords(words)
      return hex.encode(Uint8Array.from([version === 0 ? 0 : 0x50 + version, program.length, ...program]))
    }
    const [first = -1, ...hash] = base58check.decode(address)
    const form = legacy.find(({ versions }) => versions.some((one) => one === first))
    return form && `${form.before}${hex.encode(Uint8Array.from(hash))}${form.after}`
  } catch {
    // The decoders throw on bad characters and checksums.
    return undefined
  }
}

/** The address of a script on a network; undefined if it has none. */
export function addressOf(script: Uint8Array, prefix: string): string | undefined {
  const text = hex.encode(script.subarray(0, 50))
  const isMain = prefix === 'bc'
  for (const { versions, before, after } of legacy) {
    const hash = text.slice(before.length, before.length + 40)
    if (text === `${before}${hash}${after}` && hash.length === 40)
      return base58check.encode(Uint8Array.from([versions[isMain ? 0 : 1], ...hex.decode(hash)]))
  }
  const [code = -1, length = -1, ...program] = script.subarray(0, 50)
  const version = code === 0 ? 0 : code - 0x50
  const isProgram = version >= 0 && version <= 16 && length === program.length && length >= 2 && length <= 40
  if (!isProgram || (version === 0 && length !== 20 && length !== 32)) return undefined
  const coder = version === 0 ? bech32 : bech32m
  return coder.encode(prefix, [version, ...coder.toWords(Uint8Array.from(program))])
}
