import type { State } from '@latchkey/core'
import { isSkipped } from '../../hooks/isSkipped'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'

const loadSignIn = () => import('../sign-in/SignInRow').then(({ SignInRow }) => SignInRow)
const loadWaiting = () => import('../pairing/WaitingRow').then(({ WaitingRow }) => WaitingRow)

/** What the row will say, as far as its height depends on it. Most visitors who come back are signed in. */
function signInStateOf({ signIn }: State): 'signed-in' | 'open' | null {
  if (!signIn) return null
  return signIn.session || signIn.status === 'checking' ? 'signed-in' : 'open'
}

/** What the account shows only with sign-in or pairing. The rows load later; their room is known at once. */
export function useAccountExtras() {
  const latchkey = useInstance()
  const signInRoom = useSelector((state) => (isSkipped(latchkey, state) ? null : signInStateOf(state)))
  const hasWaiting = useSelector(
    ({ pairing }) => !!pairing && pairing.requests.length + pairing.answers.length > 0,
  )
  return {
    signInRoom,
    SignIn: useLazily(signInRoom !== null, loadSignIn),
    hasWaiting,
    Waiting: useLazily(
      useSelector(({ pairing }) => !!pairing),
      loadWaiting,
    ),
  }
}
