import type { FramePage } from '../FramePage'

/**
 * Forgets the session, and what the site may do without asking. The device stays known, and its secret opens nothing
 * without a session.
 */
export async function forgetSession(frame: FramePage): Promise<void> {
  frame.state.account = null
  frame.state.wallet = null
  frame.state.waiting?.abort()
  for (const request of frame.state.open) request.abort()
  await frame.store.change({ session: null, attempt: null, grants: [] })
}
