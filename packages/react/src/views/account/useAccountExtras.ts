import { useSelector } from '../../hooks/useSelector'
import { useLazily } from '../../loader/useLazily'

const loadSignIn = () => import('../sign-in/SignInRow').then(({ SignInRow }) => SignInRow)
const loadWaiting = () => import('../pairing/WaitingRow').then(({ WaitingRow }) => WaitingRow)

/** What the account shows only with sign-in or pairing. */
export function useAccountExtras() {
  const SignIn = useLazily(
    useSelector(({ signIn }) => !!signIn),
    loadSignIn,
  )
  const Waiting = useLazily(
    useSelector(({ pairing }) => !!pairing),
    loadWaiting,
  )
  return { SignIn, Waiting }
}
