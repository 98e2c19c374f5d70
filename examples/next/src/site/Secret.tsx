'use client'

import { useSignIn } from 'latchkey/react'
import { useState } from 'react'

/** What only signed-in visitors can read. */
export function Secret() {
  const { session, isSignedIn, signOut } = useSignIn()
  if (!isSignedIn || !session) return <p>Nobody is signed in.</p>
  const account = `${session.data.chainId}:${session.data.accountAddress}`
  return (
    <>
      <p>Signed in as {account}.</p>
      {/* A key per account: an answer, even a late one, stays with its owner. */}
      <Reader key={account} account={account} />
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  )
}

function Reader({ account }: { readonly account: string }) {
  const [shown, setShown] = useState('')
  const read = async () => {
    const answer = await fetch(`/api/secret?account=${encodeURIComponent(account)}`)
    const { secret, code } = await answer.json()
    setShown(secret ?? code)
  }
  return (
    <>
      <button type="button" onClick={read}>
        Read the secret
      </button>
      <output>{shown}</output>
    </>
  )
}
