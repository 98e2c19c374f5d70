import type { getWalletImage } from '@latchkey/protocol'
import type { Handler } from '../../http/Route'
import { refusals } from '../../http/refusals'
import { type CachedReply, sendCachedReply } from '../../http/sendCachedReply'

/** Finds a picture by the caller's id. */
export type FindImage = (id: string, size: number | undefined) => Promise<CachedReply | undefined>

/** [DIR-2] Answers with a picture. @throws imageNotFound */
export function imageHandler(find: FindImage): Handler<typeof getWalletImage> {
  return async ({ params, query, context }) => {
    const image = await find(params.id, query.size)
    if (!image) throw refusals.imageNotFound()
    return sendCachedReply(context, image)
  }
}
