import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { Segmented } from './Segmented'

const ways = { off: 'Off', optional: 'Optional', required: 'Required' } as const
const places = { local: 'Browser', memory: 'Memory', gateway: 'Gateway' } as const
const { gateway: _, ...placesHere } = places
const accounts = { resign: 'Ask again', signout: 'Sign out', keep: 'Keep' } as const
const networks = { keep: 'Keep', resign: 'Ask again' } as const

/** Whether visitors sign in with their wallet, and what ends a session. */
export function SignInSettings(): ReactElement {
  const { settings, playground } = usePlayground()
  const { siwx, sessions, onAccountChange, onNetworkChange } = settings
  return (
    <div className="settings-group">
      <Segmented
        label="Sign in with wallet"
        value={siwx ?? 'off'}
        choices={ways}
        onChange={(value) => playground.change({ siwx: value === 'off' ? null : value })}
      />
      {siwx ? (
        <>
          <Segmented<typeof sessions>
            label="Keep sessions in"
            value={sessions}
            choices={playground.site.gateway ? places : placesHere}
            onChange={(value) => playground.change({ sessions: value })}
          />
          <Segmented
            label="When the account changes"
            value={onAccountChange}
            choices={accounts}
            onChange={(value) => playground.change({ onAccountChange: value })}
          />
          <Segmented
            label="When the network changes"
            value={onNetworkChange}
            choices={networks}
            onChange={(value) => playground.change({ onNetworkChange: value })}
          />
        </>
      ) : null}
    </div>
  )
}
