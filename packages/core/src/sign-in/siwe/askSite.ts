import { isLatchkeyError, signInAnswerRefused } from '@latchkey/protocol'
import { withTimeout } from '../../http/withTimeout'
import type { Host } from '../../ports/Host'

/** How long a function of the site may take; a server may have to ask a node. */
const limitMs = 20_000

/** Calls a function of the site; if it hangs or throws, throws an error kind. @throws requestTimeout, signInAnswerRefused */
export async function askSite<Answer>(
  host: Host,
  what: string,
  ask: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await withTimeout({ host, ms: limitMs }, async () => ask())
  } catch (cause) {
    throw isLatchkeyError(cause) ? cause : signInAnswerRefused({ what }, { cause })
  }
}
