import { requestAborted } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { goBack } from '../nav/navigate'
import { openFrame } from './openFrame'
import { showStep } from './showStep'
import { toFrameError } from './toFrameError'
import { loginFailed } from './transitions'
import { withFrame } from './withFrame'

/** Shows the wallet's settings, which the frame draws, until the visitor closes them. Never throws. */
export async function openWalletSettings(latchkey: Latchkey): Promise<void> {
  const { logger, store } = latchkey
  const isOnTop = () => currentEntry(store.getState().nav).view === 'WalletSettings'
  try {
    const client = await openFrame(latchkey)
    showStep(latchkey, { view: 'WalletSettings', data: undefined })
    await withFrame(
      latchkey,
      client,
      () => client.ask('OPEN_SETTINGS'),
      // The modal can be closed or go elsewhere under the frame.
      (leave) =>
        store.subscribe(({ modal }) =>
          (!modal.open && !latchkey.options.enableEmbedded) || !isOnTop() ? leave() : undefined,
        ),
    ).finally(() => client.abort('OPEN_SETTINGS'))
  } catch (cause) {
    if (!requestAborted.is(cause)) {
      logger.warn('Could not show the settings of the wallet', cause)
      store.send(loginFailed, { step: 'connected', error: toFrameError(cause) })
    }
  }
  if (isOnTop()) goBack(latchkey)
}
