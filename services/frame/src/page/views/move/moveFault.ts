import { loginTooOld, vaultExists } from '@latchkey/protocol'
import type { MoveTexts } from '../../i18n/move/loadMoveTexts'
import { moveMessageInvalid, moveOutOfTurn } from '../../move/errors'
import { passkeyCancelled, passkeyUnable } from '../passkey/errors'
import { providerInvalid, windowBlocked } from './errors'

/** Says why a step failed. */
export function moveFault(error: unknown, t: MoveTexts['t']): string {
  if (passkeyCancelled.is(error)) return t('move.cancelled')
  if (passkeyUnable.is(error)) return t('move.unable')
  if (loginTooOld.is(error)) return t('move.old')
  if (moveMessageInvalid.is(error) || moveOutOfTurn.is(error)) return t('move.invalid')
  if (providerInvalid.is(error)) return t('move.in.address.wrong')
  if (windowBlocked.is(error)) return t('move.in.blocked')
  return vaultExists.is(error) ? t('move.in.exists') : t('move.failed')
}
