import { paymentLinkInvalid } from '@latchkey/protocol'
import type { PaymentLink } from './PaymentLink'
import { parseBitcoinLink } from './parseBitcoinLink'
import { parseEthereumLink } from './parseEthereumLink'
import { parseSolanaLink } from './parseSolanaLink'

const parsers: { readonly [scheme: string]: (rest: string) => PaymentLink } = {
  ethereum: parseEthereumLink,
  bitcoin: parseBitcoinLink,
  solana: parseSolanaLink,
}

const longest = 4_000

/** Whether a text begins like a payment link. */
export function isPaymentLink(text: string): boolean {
  return /^(?:ethereum|bitcoin|solana):/i.test(text.trim())
}

/** [SND-5] Reads a payment link. @throws paymentLinkInvalid */
export function parsePaymentLink(text: string): PaymentLink {
  const link = text.trim()
  const at = link.indexOf(':')
  const parse = parsers[link.slice(0, Math.max(at, 0)).toLowerCase()]
  if (!parse || !isPaymentLink(link)) throw paymentLinkInvalid({ reason: 'unknown kind' })
  if (link.length > longest) throw paymentLinkInvalid({ reason: 'too long' })
  return parse(link.slice(at + 1))
}
