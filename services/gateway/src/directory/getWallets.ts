import type { getWallets as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Directory } from './createDirectory'
import { sendCachedReply } from './sendCachedReply'

/** [DIR-1] Returns a page of wallets, usually from the cache. */
export function getWallets(directory: Directory): Handler<typeof contract> {
  return ({ query, context }) => sendCachedReply(context, directory.current().page(query))
}
