import { isByPasskey } from '../window/confirmOwner'
import { takeWallet } from '../window/takeWallet'
import { createCodeLine } from './createCodeLine'
import type { MoveScreens } from './createScreens'
import { runMove } from './runMove'
import { sendWallet } from './sendWallet'
import { offerWallet } from './shareWallet'

/**
 * Offers the wallet of this window, which the visitor opened from the settings: to the window that the new provider
 * opens, or by codes. @throws the errors of a move, frameSessionEnded, loginTooOld
 */
export async function offerHere(screens: MoveScreens, view: Window): Promise<void> {
  const { show, say, t } = screens
  const title = t('move.title')
  const wallet = await takeWallet()
  // Says at once that the login is too old.
  await isByPasskey(wallet.login)
  const ended = new AbortController()
  const taken = offerWallet(wallet, ended.signal).then(() => 'taken' as const)
  const pressed = show<'codes'>({
    ...{ name: 'move-start', title, text: t('move.start') },
    code: { label: t('move.address'), text: view.location.origin },
    actions: [
      { part: 'use-codes', label: t('move.codes'), look: 'quiet', run: async () => 'codes' as const },
    ],
  })
  if ((await Promise.race([taken, pressed])) === 'taken') {
    say('move-other', title, t('move.elsewhere'))
    // The browser closes only windows that a page opened.
    view.close()
    return
  }
  ended.abort()
  const line = createCodeLine(screens, title)
  await runMove(line, () => sendWallet(screens, line, async () => wallet))
}
