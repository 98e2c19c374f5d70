import type { Namespace } from 'latchkey'
import { familiesOf } from '../settings/familiesOf'
import type { PlainOptions } from '../settings/toOptions'
import { property } from './toSource'

/** What the adapter of each family is called, and so is its entry of the package. */
const adapters: { readonly [N in Namespace]: string } = {
  eip155: 'evm',
  solana: 'solana',
  bip122: 'bitcoin',
  polkadot: 'polkadot',
}

/** The code of a site with these options, with pairing or without, ready to paste: it is what the page itself does. */
export function generateCode(options: PlainOptions, isPairing: boolean): string {
  const { networks, ...rest } = options
  const parts = ['ConnectButton', options.enableEmbedded ? 'Modal' : 'NetworkButton']
  const names = [...parts, 'LatchkeyProvider'].sort()
  const families = familiesOf(networks).map((namespace) => adapters[namespace])
  const imports = [...families, ...(isPairing ? ['pairing'] : [])].sort()
  const lines = Object.entries(rest).map(([name, value]) => `  ${property(name, value, 1)},`)
  return `import { createLatchkey } from 'latchkey'
${imports.map((name) => `import { ${name} } from 'latchkey/${name}'\n`).join('')}import { ${names.join(', ')} } from 'latchkey/react'

const latchkey = createLatchkey({
  ${property('networks', networks, 1)},
  adapters: [${families.map((name) => `${name}()`).join(', ')}],${isPairing ? '\n  pairing: pairing(),' : ''}
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
