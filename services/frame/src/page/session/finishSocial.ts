import { loginEnded, postSocialResult, postSocialWait, socialProviders } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { acceptLogin } from './acceptLogin'
import { attemptOf } from './attemptOf'
import { awaitCode } from './awaitCode'

/**
 * [FRM-6] Finishes a login with what the provider's window brought. Without a code in it, the server is asked: the
 * window may have lost its opener. @throws socialFailed, loginEnded, requestAborted
 */
export async function finishSocial(frame: FramePage, resultUri: string): Promise<void> {
  const { attempt, way } = await attemptOf(frame)
  if (!socialProviders.some((provider) => provider === way)) throw loginEnded()
  const code = codeIn(resultUri) ?? (await awaitCode(frame, postSocialWait, attempt))
  await acceptLogin(frame, await frame.login.call(postSocialResult, { params: { attempt }, body: { code } }))
}

/** The one-time code of a result, in its query or behind its hash. */
function codeIn(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const { searchParams, hash } = new URL(uri)
  const code = searchParams.get('code') ?? new URLSearchParams(hash.slice(1)).get('code')
  return code !== null && /^[\w-]{43}$/.test(code) ? code : undefined
}
