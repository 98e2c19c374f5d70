import { createWindowLine } from '../../move/createWindowLine'
import { moveStopped } from '../../move/errors'
import type { MoveLine } from '../../move/MoveLine'
import { readMessage } from '../../move/readMessage'
import { readProvider } from '../../move/readProvider'
import type { LoginClient } from '../../session/createLoginClient'
import type { Bytes } from '../../vault/Bytes'
import type { VaultAddresses } from '../../vault/VaultTask'
import { takeWallet } from '../window/takeWallet'
import { createCodeLine } from './createCodeLine'
import type { MoveScreens } from './createScreens'
import { deleteHere } from './deleteHere'
import { providerInvalid, windowBlocked } from './errors'
import { ownerOf } from './ownerOf'
import { receiveWallet } from './receiveWallet'
import { runMove } from './runMove'

const size = 'popup,width=420,height=720'
const factorLength = 32

/** Brings a wallet from another provider to the account of this window. @throws the errors of a move, frameSessionEnded */
export async function bringHere(screens: MoveScreens, view: Window): Promise<void> {
  const { a: factors, ...taken } = await takeWallet()
  const a = factors.slice(0, factorLength) as Bytes
  const b = factors.slice(factorLength) as Bytes
  const { vault } = taken.account
  if (vault) await makeRoom(screens, taken.login, vault.addresses as VaultAddresses)
  const line = await reach(screens, view, ownerOf(taken.account))
  await runMove(line, () => receiveWallet(screens, line, { ...taken, a, b }))
}

/** Says that the account has a wallet. Nothing replaces it; its owner can delete it. @throws moveStopped */
async function makeRoom(
  { show, t }: MoveScreens,
  login: LoginClient,
  accounts: VaultAddresses,
): Promise<void> {
  const title = t('move.in.title')
  const cancel = { part: 'cancel', label: t('move.cancel'), look: 'quiet', run: async () => false } as const
  const isAsked = await show<boolean>({
    ...{ name: 'move-exists', title, text: t('move.in.exists'), accounts },
    actions: [
      { part: 'make-room', label: t('move.in.delete'), look: 'secondary', run: async () => true },
      cancel,
    ],
  })
  if (!isAsked) throw moveStopped()
  const isDeleted = await show<boolean>({
    ...{ name: 'move-make-room', title, text: t('move.in.delete.text'), accounts },
    actions: [
      {
        part: 'delete-wallet',
        label: t('move.in.delete'),
        look: 'danger',
        isGrave: true,
        run: () => deleteHere(login).then(() => true),
      },
      cancel,
    ],
  })
  if (!isDeleted) throw moveStopped()
}

/** Opens the old provider's window, or lets the visitor carry codes over. */
async function reach(screens: MoveScreens, view: Window, owner: string): Promise<MoveLine> {
  const { show, say, t } = screens
  const title = t('move.in.title')
  const codes = {
    part: 'use-codes',
    label: t('move.codes'),
    look: 'quiet',
    run: async () => createCodeLine(screens, title),
  } as const
  const line = await show<MoveLine>({
    ...{ name: 'move-from', title, text: t('move.in.start'), owner },
    field: { label: t('move.in.address') },
    actions: [
      { part: 'open-provider', label: t('move.in.open'), run: async (typed) => open(typed, view) },
      codes,
    ],
  })
  const origin = line.origin()
  if (origin === undefined) return line
  const waiting = { name: 'move-waiting', title, text: t('move.in.waiting'), origin }
  const ready = line.next('ready').then((data) => {
    readMessage(data, 'ready')
    return line
  })
  // Nothing answers at an address with a mistake in it.
  const again = {
    part: 'other-address',
    label: t('move.in.again'),
    look: 'secondary',
    run: async () => null,
  } as const
  const pressed = show<MoveLine | null>({ ...waiting, actions: [again, codes] })
  const chosen = await Promise.race([ready, pressed])
  if (chosen === null) {
    line.close()
    return reach(screens, view, owner)
  }
  if (chosen === line) say('move-waiting', title, t('move.in.waiting'), { origin })
  else line.close()
  return chosen
}

/** Runs in the click, or the browser blocks the window. */
function open(typed: string, view: Window): MoveLine {
  const origin = readProvider(typed)
  if (origin === null || origin === view.location.origin) throw providerInvalid()
  const opened = view.open(`${origin}/move`, '_blank', size)
  if (!opened) throw windowBlocked()
  return createWindowLine(opened, origin, view)
}
