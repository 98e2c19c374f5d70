import { comparableAddress, type Namespace } from '@latchkey/protocol'

/** A trusted address that looks like the receiver but isn't. */
export type LookAlike = {
  readonly address: string
  /** Equal characters at the beginning, besides a prefix that all addresses share, and at the end. */
  readonly leading: number
  readonly trailing: number
  /** `block`: nothing is sent before the visitor has compared both. */
  readonly level: 'warn' | 'block'
}

/** How to compare the addresses of a family: what all of them begin with, and how much a character tells. */
type Alphabet = { readonly prefix: RegExp; readonly bitsEach: number }

const base58: Alphabet = { prefix: /^$/, bitsEach: Math.log2(58) }
const bech32: Alphabet = { prefix: /^(?:bc|tb|bcrt)1[qp]?/, bitsEach: 5 }
const alphabets: { readonly [N in Namespace]: Alphabet } = {
  eip155: { prefix: /^0x/, bitsEach: 4 },
  solana: base58,
  bip122: base58,
  // The first character only tells the network.
  polkadot: { ...base58, prefix: /^./ },
}

/**
 * Five hexadecimal digits: among 200 trusted addresses, one of 1,000 honest receivers looks like that by chance. Nobody
 * makes six by chance.
 */
const warnBits = 20
const blockBits = 24

function sharedStart(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

const reversed = (text: string) => [...text].reverse().join('')

/** Finds the trusted address that a receiver imitates most closely. A receiver that is trusted itself imitates none. */
export function findLookAlike(
  namespace: Namespace,
  receiver: string,
  trusted: readonly string[],
): LookAlike | null {
  const wanted = comparableAddress(namespace, receiver)
  const plain = trusted.map((address) => ({ address, text: comparableAddress(namespace, address) }))
  if (plain.some(({ text }) => text === wanted)) return null
  const isBech32 = namespace === 'bip122' && bech32.prefix.test(wanted)
  const { prefix, bitsEach } = isBech32 ? bech32 : alphabets[namespace]
  const bare = (text: string) => text.replace(prefix, '')
  let best: LookAlike | null = null
  for (const { address, text } of plain) {
    const leading = sharedStart(bare(wanted), bare(text))
    const trailing = sharedStart(reversed(bare(wanted)), reversed(bare(text)))
    const bits = (leading + trailing) * bitsEach
    const isCloser = !best || leading + trailing > best.leading + best.trailing
    if (bits >= warnBits && isCloser)
      best = { address, leading, trailing, level: bits >= blockBits ? 'block' : 'warn' }
  }
  return best
}
