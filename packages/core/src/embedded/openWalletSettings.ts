import { requestAborted } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { askDrawn } from './askDrawn'
import { openFrame } from './openFrame'
import { showStep } from './showStep'
import { toFrameError } from './toFrameError'
import { loginFailed } from './transitions'

/** Shows the wallet's settings, which the frame draws, until the visitor closes them. Never throws. */
export async function openWalletSettings(latchkey: Latchkey): Promise<void> {
  const { logger, store } = latchkey
  const isOnTop = () => currentEntry(store.getState().nav).view === 'WalletSettings'
  try {
    const client = await openFrame(latchkey)
    showStep(latchkey, { view: 'WalletSettings', data: undefined })
    // The modal can be closed or go elsewhere under the frame.
    await askDrawn(
      latchkey,
      client,
      { name: 'OPEN_SETTINGS', ask: (frame) => frame.ask('OPEN_SETTINGS') },
      (leave) =>
        store.subscribe(({ modal }) =>
          (!modal.open && !latchkey.options.enableEmbedded) || !isOnTop() ? leave() : undefined,
        ),
    )
  } catch (cause) {
    if (!requestAborted.is(cause)) {
      logger.warn('Could not show the settings of the wallet', cause)
      store.send(loginFailed, { step: 'connected', error: toFrameError(cause) })
    }
  }
  if (isOnTop()) goBack(latchkey)
}
