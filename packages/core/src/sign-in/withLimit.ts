import type { LatchkeyError } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/**
 * Calls the site's code with a time limit. A call that throws at once or returns no promise is fine; one that
 * takes too long fails with `late`.
 */
export async function withLimit<Answer>(
  { setTimer }: Pick<Host, 'setTimer'>,
  limitMs: number,
  late: () => LatchkeyError,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let stop: () => void = () => undefined
  const limit = new Promise<never>((_, reject) => {
    stop = setTimer(() => reject(late()), limitMs)
  })
  try {
    return await Promise.race([ask(), limit])
  } finally {
    stop()
  }
}
