import { paymentLinkInvalid, toBaseUnits } from '@latchkey/protocol'

/** A whole number, also in the form `2.014e18`, without going through floating point. @throws paymentLinkInvalid */
export function readWhole(text: string): bigint {
  if (!/^\d+(?:\.\d+)?(?:[eE]\+?\d{1,3})?$/.test(text)) throw paymentLinkInvalid({ reason: 'a wrong number' })
  try {
    const value = toBaseUnits(text, 0)
    if (value < 1n << 256n) return value
  } catch (cause) {
    throw paymentLinkInvalid({ reason: 'a wrong number' }, { cause })
  }
  throw paymentLinkInvalid({ reason: 'a wrong number' })
}

/** A decimal number without exponent, as it is written. @throws paymentLinkInvalid */
export function readPlainDecimal(text: string, decimals?: number): string {
  const part = /^(?:\d{1,30}(?:\.(\d{1,30}))?|\.(\d{1,30}))$/.exec(text)
  if (!part) throw paymentLinkInvalid({ reason: 'a wrong number' })
  if (decimals !== undefined && (part[1] ?? part[2] ?? '').length > decimals)
    throw paymentLinkInvalid({ reason: 'too many decimals' })
  return text
}
