import { useSignIn } from 'latchkey/react'
import { useState } from 'react'

/** What only those who are signed in can read. */
export function Secret() {
  const { session, isSignedIn, signOut } = useSignIn()
  const [shown, setShown] = useState('')
  if (!isSignedIn || !session) return <p>Nobody is signed in.</p>
  const account = `${session.data.chainId}:${session.data.accountAddress}`
  const read = async () => {
    const answer = await fetch(`/api/secret?account=${encodeURIComponent(account)}`)
    const { secret, code } = await answer.json()
    setShown(secret ?? code)
  }
  return (
    <>
      <p>Signed in as {account}.</p>
      <button type="button" onClick={read}>
        Read the secret
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      {/* Of this account, and gone with it. */}
      <output key={account}>{shown}</output>
    </>
  )
}
