import type { FrameAccount } from '@latchkey/protocol'

/** Names the person of an account as they know themselves. */
export function ownerOf({ user: { email, userName, id } }: Pick<FrameAccount, 'user'>): string {
  return email ?? userName ?? id
}
