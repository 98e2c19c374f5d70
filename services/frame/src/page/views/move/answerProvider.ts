import { createWindowLine } from '../../move/createWindowLine'
import { moveMark } from '../../move/MoveMessage'
import type { MoveScreens } from './createScreens'
import { runMove } from './runMove'
import { sendWallet } from './sendWallet'
import { takeOffered } from './shareWallet'

/**
 * Answers the new provider that opened this window. The wallet comes from the window that the visitor opens from the
 * settings: this one has no session. @throws the errors of a move
 */
export async function answerProvider(screens: MoveScreens, view: Window): Promise<void> {
  const { say, t } = screens
  const title = t('move.title')
  const opener = view.opener as Window | null
  if (!opener) return say('move-lone', title, t('move.lone'))
  say('move-connecting', title, t('move.connecting'))
  const line = createWindowLine(opener, undefined, view)
  line.send({ ...moveMark, step: 'ready' })
  await runMove(line, () =>
    sendWallet(screens, line, (ended) => {
      say('move-wait', title, t('move.wait'))
      return takeOffered(ended)
    }),
  )
}
