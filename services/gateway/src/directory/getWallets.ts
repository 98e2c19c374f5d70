import type { getWallets as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Directory } from './createDirectory'
import { sendCachedReply } from './sendCachedReply'

/** [DIR-1] Answers with a page of wallets, most often one that is kept ready. */
export function getWallets(directory: Directory): Handler<typeof contract> {
  return ({ query, context }) => sendCachedReply(context, directory.current().page(query))
}
