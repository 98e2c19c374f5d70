import { isLatchkeyError, loginTooOld } from '@latchkey/protocol'
import { sealBroken } from '../../errors'
import { chooseLocale } from '../../i18n/chooseLocale'
import { loadMoveTexts, type MoveTexts } from '../../i18n/move/loadMoveTexts'
import { moveStopped } from '../../move/errors'
import { readPageConfig } from '../../readPageConfig'
import { openSurface } from '../openSurface'
import { answerProvider } from './answerProvider'
import { bringHere } from './bringHere'
import { createScreens } from './createScreens'
import { offerHere } from './offerHere'

/** Shows the window that moves a wallet, or why it can't. Inside another page it takes nothing and shows nothing. */
export async function showMove(view: Window = window): Promise<void> {
  const locale = chooseLocale(undefined, navigator.languages)
  const { t } = await loadMoveTexts(locale)
  const screens = createScreens(openSurface({}, { locale }), t)
  const refuse = (text: string) => screens.say('move-refused', t('move.title'), text)
  // The server lets no page embed this one. Should a proxy drop that header, this still holds.
  if (view.top !== view) return refuse(t('move.framed'))
  const ticket = new URLSearchParams(view.location.hash.slice(1))
  // A session comes from the frame. Another page could hand over its own, and get the wallet that the visitor brings.
  if (ticket.has('c') && readPageConfig().isForeign) return refuse(t('move.ended'))
  try {
    if (ticket.get('r') === 'in') await bringHere(screens, view)
    else if (ticket.has('c')) await offerHere(screens, view)
    else await answerProvider(screens, view)
  } catch (cause) {
    refuse(whyText(cause, t))
  }
}

function whyText(cause: unknown, t: MoveTexts['t']): string {
  if (moveStopped.is(cause)) return t('move.stopped')
  if (loginTooOld.is(cause)) return t('move.old')
  const isBroken = sealBroken.is(cause) || (isLatchkeyError(cause) && cause.code.startsWith('move/'))
  return isBroken ? t('move.broken') : t('move.ended')
}
