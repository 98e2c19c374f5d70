import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'
import { defaultPageSettings } from '../settings/PageSettings'
import { BehaviourSettings } from './BehaviourSettings'
import { CopyTextButton } from './CopyTextButton'
import { FeatureSettings } from './FeatureSettings'
import { LookSettings } from './LookSettings'
import { Panel } from './Panel'
import { SignInSettings } from './SignInSettings'

/** Every option, live. The address bar follows. */
export function SettingsPanel(): ReactElement {
  const { playground } = usePlayground()
  return (
    <Panel title="Settings" hint="Live, and kept in this page’s address.">
      <div className="settings">
        <LookSettings />
        <BehaviourSettings />
        <FeatureSettings />
        <SignInSettings />
      </div>
      <div className="panel-foot">
        <CopyTextButton label="Copy link" getText={() => location.href} />
        <button type="button" className="button" onClick={() => playground.change(defaultPageSettings)}>
          Reset
        </button>
      </div>
    </Panel>
  )
}
