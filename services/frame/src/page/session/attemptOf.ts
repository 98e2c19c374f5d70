import { loginEnded } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'

/** Returns the login that waits. @throws loginEnded */
export async function attemptOf(
  { store }: FramePage,
  way?: string,
): Promise<{ attempt: string; way: string }> {
  const { attempt } = await store.read()
  if (!attempt || (way !== undefined && attempt.way !== way)) throw loginEnded()
  return { attempt: attempt.id, way: attempt.way }
}
