import type { Latchkey } from '../Latchkey'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'
import { loginMoved } from './transitions'
import { withFrame } from './withFrame'

/** Logs in with a passkey, in the frame itself. Never throws: a failure is in `state.embedded.error`. */
export function loginByPasskey(latchkey: Latchkey): Promise<void> {
  const { store } = latchkey
  return runStep(latchkey, { during: { step: 'verifying' }, back: 'idle' }, async (client) => {
    try {
      const { userName } = await withFrame(latchkey, client, () => client.ask('CONNECT_PASSKEY'))
      store.send(loginMoved, { step: 'verifying', userName: userName ?? null })
    } finally {
      // An answer that comes after the visitor has left would log them in unasked.
      client.abort('CONNECT_PASSKEY')
    }
    await finishLogin(latchkey)
  })
}
