import { createReceiver } from '../../move/createReceiver'
import { moveStopped } from '../../move/errors'
import type { MoveLine } from '../../move/MoveLine'
import { moveMark } from '../../move/MoveMessage'
import { wipe } from '../../vault/wipe'
import type { MoveScreens } from './createScreens'
import { ownerOf } from './ownerOf'
import { type NewHome, storeMoved } from './storeMoved'

/**
 * The new provider's side: asks for the wallet, lets the visitor compare the digits, and stores it once it's here.
 * @throws moveStopped, and the errors of a move
 */
export async function receiveWallet(screens: MoveScreens, line: MoveLine, home: NewHome): Promise<void> {
  const { show, say, t } = screens
  const title = t('move.in.title')
  const receiver = await createReceiver(location.origin)
  line.send(receiver.ask)
  const { reveal, digits, from } = await receiver.answer(await line.next('answer'), line.origin())
  line.send(reveal)
  const code = line.pending()
  const compared = show<boolean>({
    ...{ name: 'move-compare', title, origin: from, digits, text: t('move.compare.in') },
    code: code === undefined ? undefined : { label: t('move.code'), text: code },
    actions: [
      { part: 'match', label: t('move.match'), run: async () => true },
      {
        part: 'differ',
        label: t('move.differ'),
        look: 'quiet',
        async run() {
          line.send({ ...moveMark, step: 'stop' })
          return false
        },
      },
    ],
  })
  if (!(await Promise.race([compared, line.stopped]))) throw moveStopped()
  receiver.confirm()
  if (code === undefined) say('move-confirm', title, t('move.in.confirm'), { origin: from, digits })
  const moved = await receiver.open(await line.next('wallet'))
  const { keys, addresses } = moved
  const byPasskey = home.account.recovery === 'user'
  try {
    await show<void>({
      ...{ name: 'move-arrived', title, accounts: addresses, owner: ownerOf(home.account) },
      text: byPasskey ? t('move.in.arrived.passkey') : t('move.in.arrived'),
      actions: [
        {
          part: 'keep',
          label: byPasskey ? t('move.in.keep.passkey') : t('move.in.keep'),
          isPasskey: byPasskey,
          run: () => storeMoved(home, moved),
        },
      ],
    })
  } finally {
    wipe(keys.entropy, keys.evm, keys.solana)
  }
  line.send({ ...moveMark, step: 'stored' })
  say('move-done', title, t('move.in.done'), { accounts: addresses })
}
