import { noteUser } from '@latchkey/core'
import { type FrameUser, type Namespace, preferredAccountType } from '@latchkey/protocol'
import type { FamilyAccess } from './createFamilyAccess'

/**
 * [CON-15] Has the wallet use the site's default type of account when a visitor connects for the first time. Later their own
 * choice counts. [FRM-13] If the frame fails, the wallet uses its `eoa`. Returns the visitor as they are now.
 */
export async function preferDefault(
  { client, context }: Pick<FamilyAccess, 'client' | 'context'>,
  namespace: Namespace,
  user: FrameUser,
): Promise<FrameUser> {
  const { logger, options, storage } = context
  const isChosen = storage.get(preferredAccountType, namespace) !== undefined
  const wanted = user.accounts?.find(({ type }) => type === options.defaultAccountTypes[namespace])
  if (isChosen || !wanted || user.preferredAccountType === wanted.type) return user
  const eoa = user.accounts?.find(({ type }) => type === 'eoa')
  const answer = await client.ask('SET_PREFERRED_ACCOUNT', { type: wanted.type }).catch((cause: unknown) => {
    logger.warn('The wallet did not change the type of its account', cause)
    return { type: 'eoa', address: eoa?.address ?? user.address }
  })
  if (answer.type === wanted.type) storage.set(preferredAccountType, wanted.type, namespace)
  const now = { ...user, preferredAccountType: answer.type, address: answer.address }
  noteUser(context, now)
  return now
}
