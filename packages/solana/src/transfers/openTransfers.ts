import type { Transfers } from '@latchkey/core'
import { check } from './check'
import { quote } from './quote'
import { readAsset } from './readAsset'
import { readReceiver } from './readReceiver'
import { send } from './send'

/** A signature of 64 bytes in base58. */
const isId = (text: string) => /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)

/** [SND-1] Sending on Solana: SOL, and tokens of both token programs. */
export function openTransfers(): Transfers {
  return { readReceiver, readAsset, quote, send, check, isId }
}
