import type { Latchkey } from '../Latchkey'
import { askDrawn } from './askDrawn'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { loginMoved } from './transitions'

/** Logs in with a passkey, in the frame itself. Never throws: a failure is in `state.embedded.error`. */
export function loginByPasskey(latchkey: Latchkey): Promise<void> {
  const { store } = latchkey
  return runStep(latchkey, { during: { step: 'verifying' }, back: 'idle' }, async (client) => {
    // An answer that comes after the visitor has left would log them in unasked.
    const { userName } = await askDrawn(latchkey, client, {
      name: 'CONNECT_PASSKEY',
      ask: (frame) => frame.ask('CONNECT_PASSKEY'),
    })
    store.send(loginMoved, { step: 'verifying', userName: userName ?? null })
    await finishLogin(latchkey)
  })
}
