import type { Transfers } from '@latchkey/core'
import { check } from './check'
import { quote } from './quote'
import { readAsset } from './readAsset'
import { readReceiver } from './readReceiver'
import { send } from './send'
import type { TransferContext } from './TransferContext'

/** [SND-1] Sending on Bitcoin. */
export function openTransfers(context: TransferContext): Transfers {
  return {
    readReceiver,
    readAsset,
    quote: (request) => quote(context, request),
    isId: (text) => /^[\da-f]{64}$/i.test(text),
    send: (request) => send(context, request),
    check,
  }
}
