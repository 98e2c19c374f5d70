import type { Namespace } from 'latchkey'
import { familiesOf } from '../settings/familiesOf'
import type { SignInChoice } from '../settings/signInOf'
import type { PlainOptions } from '../settings/toOptions'
import { property, toSource } from './toSource'

/** The name of each family's adapter, which is also its entry point. */
const adapters: { readonly [N in Namespace]: string } = {
  eip155: 'evm',
  solana: 'solana',
  bip122: 'bitcoin',
  polkadot: 'polkadot',
}

/** What plain options can't express. */
export type CodeParts = {
  readonly isPairing: boolean
  readonly signIn: SignInChoice | null
  /** The origin of the secure frame. */
  readonly frame: string | null
}

/** Returns the code of a site with these options, ready to paste. The page itself runs the same. */
export function generateCode(options: PlainOptions, { isPairing, signIn, frame }: CodeParts): string {
  const { networks, ...rest } = options
  const parts = ['ConnectButton', options.enableEmbedded ? 'Modal' : 'NetworkButton']
  const names = [...parts, 'LatchkeyProvider'].sort()
  const families = familiesOf(networks).map((namespace) => adapters[namespace])
  const imports = [...families, ...(isPairing ? ['pairing'] : []), ...(frame ? ['embedded'] : [])].sort()
  const lines = Object.entries(rest).map(([name, value]) => `  ${property(name, value, 1)},`)
  return `import { createLatchkey } from 'latchkey'
${imports.map((name) => `import { ${name} } from 'latchkey/${name}'\n`).join('')}import { ${names.join(', ')} } from 'latchkey/react'
${signIn ? `import { ${signInNames(signIn).join(', ')} } from 'latchkey/siwx'\n` : ''}
const latchkey = createLatchkey({
  ${property('networks', networks, 1)},
  adapters: [${families.map((name) => `${name}()`).join(', ')}],${isPairing ? '\n  pairing: pairing(),' : ''}${frame ? `\n  embedded: embedded(${toSource({ url: frame }, 1)}),` : ''}${signIn ? `\n  siwx: ${signInSource(signIn)},` : ''}
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

/** The session store of each place. The browser's is the default. */
const storages = { local: null, memory: 'memorySessions', gateway: 'gatewaySessions' } as const

function signInNames({ sessions }: SignInChoice): readonly string[] {
  const storage = storages[sessions]
  return storage ? [storage, 'siwx'] : ['siwx']
}

function signInSource({ sessions, options }: SignInChoice): string {
  const storage = storages[sessions]
  const parts = [
    ...(storage ? [`storage: ${storage}()`] : []),
    ...Object.entries(options).map(([name, value]) => property(name, value, 1)),
  ]
  return parts.length > 0 ? `siwx({ ${parts.join(', ')} })` : 'siwx()'
}
