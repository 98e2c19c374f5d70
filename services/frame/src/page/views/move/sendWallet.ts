import { postMove } from '@latchkey/protocol'
import { createSender } from '../../move/createSender'
import { moveStopped } from '../../move/errors'
import type { MoveLine } from '../../move/MoveLine'
import { moveMark } from '../../move/MoveMessage'
import { readMessage } from '../../move/readMessage'
import { isByPasskey } from '../window/confirmOwner'
import type { HandedWallet } from '../window/HandedWallet'
import { openHanded } from '../window/openHanded'
import type { MoveScreens } from './createScreens'
import { deleteHere } from './deleteHere'

/**
 * The old provider's side: says who asks, lets the visitor compare the digits, and sends the wallet once they match.
 * `take` gets the wallet when the visitor has agreed to go on. @throws moveStopped, and the errors of a move
 */
export async function sendWallet(
  screens: MoveScreens,
  line: MoveLine,
  take: (ended: AbortSignal) => Promise<HandedWallet>,
): Promise<void> {
  const { show, say, t } = screens
  const title = t('move.title')
  const sender = await createSender(location.origin)
  const answer = await sender.answer(await line.next('ask'), line.origin())
  const to = sender.to()
  const cancel = {
    part: 'cancel',
    label: t('move.cancel'),
    look: 'quiet',
    async run() {
      line.send({ ...moveMark, step: 'stop' })
      return false
    },
  } as const
  const asked = show<boolean>({
    ...{ name: 'move-asks', title, origin: to },
    text: line.origin() === undefined ? t('move.asks.code') : t('move.asks'),
    lines: [t('move.whoever')],
    actions: [{ part: 'continue', label: t('move.continue'), isGrave: true, run: async () => true }, cancel],
  })
  if (!(await Promise.race([asked, line.stopped]))) throw moveStopped()
  const ended = new AbortController()
  line.stopped.catch(() => ended.abort())
  const wallet = await Promise.race([take(ended.signal), line.stopped])
  const hasPasskey = await isByPasskey(wallet.login)
  line.send(answer)
  const digits = await sender.compare(await line.next('reveal'))
  const compared = show<boolean>({
    ...{ name: 'move-compare', title, origin: to, digits },
    // Several windows may offer a wallet.
    accounts: wallet.account.vault?.addresses,
    text: t('move.compare.out'),
    lines: [t('move.whoever'), hasPasskey ? t('move.passkey') : t('move.mail')],
    actions: [
      {
        part: 'match',
        label: t('move.match.out'),
        isPasskey: hasPasskey,
        isGrave: true,
        async run() {
          const askHalf = (body: { slotId: string }) => wallet.login.call(postMove, { body: { ...body, to } })
          line.send(await openHanded(wallet, askHalf, sender.seal))
          return true
        },
      },
      { ...cancel, part: 'differ', label: t('move.differ') },
    ],
  })
  if (!(await Promise.race([compared, line.stopped]))) throw moveStopped()
  if (line.pending() === undefined) say('move-sent', title, t('move.finish'))
  readMessage(await line.next('stored'), 'stored')
  await show<void>({
    ...{ name: 'move-done', title, origin: to, text: t('move.done.out') },
    lines: [t('move.copy.kept'), t('move.delete.text')],
    actions: [
      {
        part: 'delete-wallet',
        label: t('move.delete'),
        look: 'danger',
        isPasskey: hasPasskey,
        isGrave: true,
        run: () => deleteHere(wallet.login),
      },
    ],
  })
  say('move-deleted', title, t('move.deleted'))
}
