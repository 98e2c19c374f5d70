import { passkeyRefused } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { askTouch } from '../passkeys/askTouch'
import { checkTouch } from '../passkeys/checkTouch'
import { listPasskeys } from '../passkeys/listPasskeys'
import type { PasskeyResponse } from '../passkeys/Passkey'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'
import { requireNoHold } from './holdExport'

/**
 * Returns how the visitor confirms that it's them before keys leave the frame: the options of a passkey, or null for a
 * wallet without one, whose login is fresh. @throws loginTooOld, recoveryWait
 */
export async function askOwner(
  services: FrameServices,
  { context, known: session }: { readonly context: Context; readonly known: FrameSession },
) {
  await requireNoHold(services, session)
  const options = await askTouch(services, { context, known: session }, 'confirm')
  if (!options) requireFreshLogin(session, services.now())
  return { options }
}

/** What a page sends to confirm. */
export type Confirmation = {
  readonly context: Context
  readonly response: PasskeyResponse | undefined
}

/** Checks what {@link askOwner} asked for. Whoever has a passkey must use it. @throws passkeyRefused, loginTooOld, recoveryWait */
export async function confirmOwner(
  services: FrameServices,
  session: FrameSession,
  { context, response }: Confirmation,
): Promise<void> {
  const { database, now } = services
  await requireNoHold(services, session)
  const passkeys = await listPasskeys(database, session.userId)
  if (passkeys.length === 0) return requireFreshLogin(session, now())
  if (!response) throw passkeyRefused()
  await checkTouch(services, session, { context, response, use: 'confirm' })
}
