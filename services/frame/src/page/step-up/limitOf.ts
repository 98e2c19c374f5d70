import type { FramePage } from '../FramePage'
import { reloadAccount } from '../session/loadAccount'

/**
 * Returns the limit in US dollars above which the visitor touches a passkey, or null if there is none. Without a passkey
 * there is nothing to touch; the settings say so. @throws frameSessionEnded, networkFailure
 */
export async function limitOf(frame: FramePage): Promise<number | null> {
  // From the server each time: the visitor may have set it on another device, or in another tab.
  const { stepUpAbove, slots } = await reloadAccount(frame)
  return slots.some(({ kind }) => kind === 'passkey') ? (stepUpAbove ?? null) : null
}
