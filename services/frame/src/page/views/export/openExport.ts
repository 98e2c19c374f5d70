import { postApproval, postHandover, slotUnknown } from '@latchkey/protocol'
import { base64urlnopad } from '@scure/base'
import type { FramePage } from '../../FramePage'
import { ensureWallet } from '../../session/ensureWallet'

const size = 'popup,width=420,height=720'

/**
 * Opens the window that shows the recovery words. Call it in a click. The frame gives it this device's half of the key;
 * the server gives the other half once the visitor has confirmed that it's them. @throws slotUnknown, networkFailure
 */
export async function openExport(frame: FramePage, view: Window = window): Promise<void> {
  // Opened at once, or the browser blocks it.
  const opened = view.open('about:blank', '_blank', size)
  try {
    const address = await prepare(frame)
    // A site's policy may cut the frame off from what it opens. Browsers allow a second try for a moment.
    if (opened) opened.location.replace(address)
    else view.open(address, '_blank', size)
  } catch (cause) {
    opened?.close()
    throw cause
  }
}

async function prepare(frame: FramePage): Promise<string> {
  const { slotId } = await ensureWallet(frame)
  const { secrets, wrapKey } = await frame.store.read()
  const own = secrets.find((one) => one.slotId === slotId)
  if (!own) throw slotUnknown()
  const key = crypto.getRandomValues(new Uint8Array(32))
  const k = base64urlnopad.encode(key)
  const a = { wrapped: own.wrapped, by: wrapKey }
  const sealed = await frame.vault.run('handOver', { slotId, a, key })
  const { id } = await frame.login.call(postApproval, { body: { sealed } })
  const { code } = await frame.login.call(postHandover, { body: {} })
  const ticket = new URLSearchParams({ c: code, k, i: id })
  return new URL(`/export#${ticket}`, location.origin).href
}
