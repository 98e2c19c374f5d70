import type { PlainOptions } from '../settings/toOptions'
import { property } from './toSource'

/** The code of a site with these options, with pairing or without, ready to paste: it is what the page itself does. */
export function generateCode(options: PlainOptions, isPairing: boolean): string {
  const { networks, ...rest } = options
  const parts = ['ConnectButton', options.enableEmbedded ? 'Modal' : 'NetworkButton']
  const names = [...parts, 'LatchkeyProvider'].sort()
  const lines = Object.entries(rest).map(([name, value]) => `  ${property(name, value, 1)},`)
  return `import { createLatchkey } from 'latchkey'
import { evm } from 'latchkey/evm'${isPairing ? "\nimport { pairing } from 'latchkey/pairing'" : ''}
import { ${names.join(', ')} } from 'latchkey/react'

const latchkey = createLatchkey({
  ${property('networks', networks, 1)},
  adapters: [evm()],${isPairing ? '\n  pairing: pairing(),' : ''}
${lines.join('\n')}
})

export function App() {
  return (
    <LatchkeyProvider latchkey={latchkey}>
${parts.map((name) => `      <${name} />`).join('\n')}
    </LatchkeyProvider>
  )
}
`
}
