import type { Transfers } from '@latchkey/core'
import { check } from './check'
import { quote } from './quote'
import { readAsset } from './readAsset'
import { readReceiver } from './readReceiver'
import { send } from './send'

/** [SND-1] Sending on Solana: SOL, and tokens of both token programs. */
export function openTransfers(): Transfers {
  return { readReceiver, readAsset, quote, send, check, isFoundById: true }
}
