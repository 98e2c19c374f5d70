import { loginEnded, postSocialResult, postSocialWait } from '@latchkey/protocol'
import type { FramePage } from '../FramePage'
import { acceptLogin } from './acceptLogin'
import { attemptOf } from './attemptOf'
import { takeWait } from './takeWait'

/**
 * [FRM-6] Finishes a login with what the provider's window brought. Without a code in it, the server is asked: the
 * window may have lost its opener. @throws socialFailed, loginEnded, requestAborted
 */
export async function finishSocial(frame: FramePage, resultUri: string): Promise<void> {
  const { attempt, way } = await attemptOf(frame)
  if (way === 'email') throw loginEnded()
  const code = codeIn(resultUri) ?? (await awaitCode(frame, attempt))
  await acceptLogin(frame, await frame.login.call(postSocialResult, { params: { attempt }, body: { code } }))
}

/** The one-time code of a result, in its query or behind its hash. */
function codeIn(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined
  const { searchParams, hash } = new URL(uri)
  const code = searchParams.get('code') ?? new URLSearchParams(hash.slice(1)).get('code')
  return code !== null && /^[\w-]{43}$/.test(code) ? code : undefined
}

async function awaitCode(frame: FramePage, attempt: string): Promise<string> {
  return takeWait(frame, async () => {
    const { state, code } = await frame.login.call(postSocialWait, { params: { attempt }, body: {} })
    if (state === 'ended') throw loginEnded()
    return code
  })
}
