/** The address in a contract's answer, in lower case; null for the zero address and anything else. */
export function readAddress(answer: unknown): string | null {
  const digits = typeof answer === 'string' ? /^0x0{24}([\da-f]{40})$/i.exec(answer)?.[1] : undefined
  return digits && /[^0]/.test(digits) ? `0x${digits.toLowerCase()}` : null
}
