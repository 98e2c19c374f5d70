import type { getWallets as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { sendCachedReply } from '../http/sendCachedReply'
import type { Directory } from './createDirectory'

/** [DIR-1] Returns a page of wallets, usually from the cache. */
export function getWallets(directory: Directory): Handler<typeof contract> {
  return ({ query, context }) => sendCachedReply(context, directory.current().page(query))
}
