import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { ExcludedWallets } from './ExcludedWallets'
import { NetworkChoice } from './NetworkChoice'
import { Switch } from './Switch'

/** Settings for what the modal offers and where it appears. */
export function BehaviourSettings(): ReactElement {
  const { settings, playground } = usePlayground()
  const { embed, legal, debug, explain, pairing, wallets } = settings
  return (
    <div className="settings-group">
      <NetworkChoice />
      {playground.site.gateway ? (
        <Switch
          label="Pairing"
          hint="Wallets on other devices, by QR code or link"
          checked={pairing}
          onChange={(on) => playground.change({ pairing: on })}
        />
      ) : null}
      <Switch
        label="Embedded"
        hint="The modal is part of the page"
        checked={embed}
        onChange={(on) => playground.change({ embed: on })}
      />
      <Switch
        label="Legal checkbox"
        hint="Agree to the terms before connecting"
        checked={legal}
        onChange={(on) => playground.change({ legal: on })}
      />
      <Switch
        label="Explain every request"
        hint="Say what it does before the wallet opens"
        checked={explain === 'all'}
        onChange={(on) => playground.change({ explain: on ? 'all' : 'own' })}
      />
      <Switch
        label="Debug"
        hint="Log every transition to the console"
        checked={debug}
        onChange={(on) => playground.change({ debug: on })}
      />
      <Switch
        label="Demo wallets"
        hint="Scriptable wallets that live in this page"
        checked={wallets === 'demo'}
        onChange={(on) => playground.change({ wallets: on ? 'demo' : null })}
      />
      <ExcludedWallets />
    </div>
  )
}
