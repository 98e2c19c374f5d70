import { postApproval, postHandover } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import type { Bytes } from '../../vault/Bytes'

const size = 'popup,width=420,height=720'

/** A window of the frame's own origin. Its storage is another one, so the frame hands it what it needs. */
export type WindowPlan = {
  readonly path: string
  /** Seals what the window needs with a key that only its address has. */
  readonly seal: (key: Bytes) => Promise<string>
  /** What else its address says. */
  readonly ticket?: Readonly<Record<string, string>>
}

/** Opens a window, in a click, and returns the id of the box that was sealed for it. @throws networkFailure */
export async function openWindow(
  { login }: Pick<FramePage, 'login'>,
  { path, seal, ticket }: WindowPlan,
  view: Window = window,
): Promise<string> {
  // Opened at once, or the browser blocks it.
  const opened = view.open('about:blank', '_blank', size)
  try {
    const key = crypto.getRandomValues(new Uint8Array(32))
    const k = base64urlnopad.encode(key)
    const { id } = await login.call(postApproval, { body: { sealed: await seal(key) } })
    const { code } = await login.call(postHandover, { body: {} })
    const hash = new URLSearchParams({ c: code, k, i: id, ...ticket })
    const address = new URL(`${path}#${hash}`, location.origin).href
    // A site's policy may cut the frame off from what it opens. Browsers allow a second try for a moment.
    if (opened) opened.location.replace(address)
    else view.open(address, '_blank', size)
    return id
  } catch (cause) {
    opened?.close()
    throw cause
  }
}
