import type { getWallets as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import { answerKept } from './answerKept'
import type { Directory } from './createDirectory'

/** [DIR-1] Answers with a page of wallets, most often one that is kept ready. */
export function getWallets(directory: Directory): Handler<typeof contract> {
  return ({ query, context }) => answerKept(context, directory.current().page(query))
}
