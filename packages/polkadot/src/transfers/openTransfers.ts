import type { Transfers } from '@latchkey/core'
import { check } from './check'
import { quote } from './quote'
import { readAsset } from './readAsset'
import { readReceiver } from './readReceiver'
import { send } from './send'
import type { TransferContext } from './TransferContext'

/** [SND-1] Sending on Polkadot and the chains like it: the native coin, and assets of an Asset Hub. */
export function openTransfers(context: TransferContext): Transfers {
  return {
    readReceiver: (request) => readReceiver(context, request),
    readAsset: (request) => readAsset(context, request),
    quote: (request) => quote(context, request),
    send: (request) => send(context, request),
    check: (request) => check(context, request),
  }
}
