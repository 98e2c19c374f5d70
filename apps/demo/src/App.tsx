import { LatchkeyProvider } from 'latchkey/react'
import type { ReactElement } from 'react'
import { CodePanel } from './components/CodePanel'
import { EventLog } from './components/EventLog'
import { Hero } from './components/Hero'
import { Meter } from './components/Meter'
import { QueryNotice } from './components/QueryNotice'
import { SettingsPanel } from './components/SettingsPanel'
import { SiteHeader } from './components/SiteHeader'
import { StateInspector } from './components/StateInspector'
import { TryIt } from './components/TryIt'
import { WalletControls } from './components/WalletControls'
import type { Playground } from './playground/Playground'
import { usePageTheme } from './playground/usePageTheme'
import { PlaygroundContext, usePlaygroundState } from './playground/usePlayground'

/** The whole page. */
export function App({ playground }: { readonly playground: Playground }): ReactElement {
  const { latchkey, settings } = usePlaygroundState(playground)
  usePageTheme(settings)
  return (
    <PlaygroundContext.Provider value={playground}>
      <LatchkeyProvider latchkey={latchkey}>
        <SiteHeader />
        <main>
          <QueryNotice />
          <Hero />
          <Meter />
          <div className="pair" id="settings">
            <SettingsPanel />
            <CodePanel />
          </div>
          <WalletControls />
          <TryIt />
          <div className="pair pair-even" id="events">
            <EventLog />
            <StateInspector />
          </div>
        </main>
        <footer className="site-footer">
          <p>Latchkey is open source under the MIT license. Host it yourself.</p>
        </footer>
      </LatchkeyProvider>
    </PlaygroundContext.Provider>
  )
}
