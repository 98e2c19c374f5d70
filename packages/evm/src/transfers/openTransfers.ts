import type { Transfers } from '@latchkey/core'
import { resolveName } from '../name/resolveName'
import type { NodeAccess } from '../read/NodeAccess'
import { check } from './check'
import { quote } from './quote'
import { readAsset } from './readAsset'
import { readReceiver } from './readReceiver'
import { send } from './send'

/** [SND-1] Sending on EVM chains: the native coin, ERC-20, ERC-721 and ERC-1155. */
export function openTransfers(access: NodeAccess): Transfers {
  return {
    readReceiver: (request) => readReceiver(access, request),
    resolveName: (request) => resolveName(access, request),
    readAsset: (request) => readAsset(access, request),
    quote: (request) => quote(access, request),
    send: (request) => send(access, request),
    check: (request) => check(access, request),
    isId: (text) => /^0x[\da-f]{64}$/i.test(text),
  }
}
