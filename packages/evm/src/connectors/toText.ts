import { invalidRequest } from '@latchkey/protocol'

/**
 * Some wallets sign the text itself and show it, so the bytes of a request become text again. Other bytes would become
 * another message. @throws invalidRequest
 */
export function toText(message: unknown, wallet: string): string {
  const text = String(message)
  if (!/^0x([\da-f]{2})*$/i.test(text)) return text
  const bytes = Uint8Array.from(text.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (cause) {
    throw invalidRequest({ reason: `${wallet} signs text only` }, { cause })
  }
}
