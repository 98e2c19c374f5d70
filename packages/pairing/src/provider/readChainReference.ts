import { isRecord } from '@latchkey/protocol'

/**
 * Reads the chain reference that a wallet reports, the part of a CAIP-2 id after the colon. Wallets send a number,
 * digits, hex, a whole CAIP-2 id, or an object with one of them. Returns null for anything else.
 */
export function readChainReference(data: unknown, namespace: string): string | null {
  if (isRecord(data)) return data.chainId === undefined ? null : readChainReference(data.chainId, namespace)
  if (typeof data === 'number') return Number.isSafeInteger(data) && data > 0 ? String(data) : null
  if (typeof data !== 'string') return null
  const text = data.startsWith(`${namespace}:`) ? data.slice(namespace.length + 1) : data
  if (!/^[-_a-zA-Z0-9]{1,32}$/.test(text)) return null
  if (namespace !== 'eip155') return text
  if (!/^(0x[\da-f]{1,16}|\d{1,16})$/i.test(text)) return null
  return readChainReference(Number(text), namespace)
}
