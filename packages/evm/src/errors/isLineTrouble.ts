import { errorParts } from '@latchkey/protocol'

/** The WebSocket code "try again later", which MetaMask sends, and the two of EIP-1193 for a lost chain. */
const passing = [1013, 4900, 4901]

/** Whether a wallet's `disconnect` event means a lost network connection rather than a disconnect from the site. */
export function isLineTrouble(payload: unknown): boolean {
  return errorParts(payload).some(({ code }) => code !== undefined && passing.includes(code))
}
