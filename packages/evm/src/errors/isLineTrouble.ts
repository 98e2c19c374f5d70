import { errorParts } from '@latchkey/protocol'

/** "Try again later" of the WebSocket codes, which MetaMask sends, and the standard's two for a lost chain. */
const passing = [1013, 4900, 4901]

/** Whether a wallet's `disconnect` event tells of its network being away for a while, and not of a farewell. */
export function isLineTrouble(payload: unknown): boolean {
  return errorParts(payload).some(({ code }) => code !== undefined && passing.includes(code))
}
