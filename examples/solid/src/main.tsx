import { LatchkeyContext } from 'latchkey/solid'
import { render } from 'solid-js/web'
import { App } from './App'
import { latchkey } from './latchkey'

const root = document.getElementById('root')
if (root)
  render(
    () => (
      <LatchkeyContext.Provider value={latchkey}>
        <App />
      </LatchkeyContext.Provider>
    ),
    root,
  )
