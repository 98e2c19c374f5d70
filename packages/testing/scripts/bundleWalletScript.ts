import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** What runs inside a page under Playwright: a script for each family, and one that runs them. */
export const pageScripts = {
  desk: { entry: 'src/playwright/installInPage.ts', name: 'latchkeyDesk' },
  evm: { entry: 'src/evm/createEvmWallet.ts', name: 'latchkey_evm' },
  solana: { entry: 'src/solana/createSolanaWallet.ts', name: 'latchkey_solana' },
  bitcoin: { entry: 'src/bitcoin/createBitcoinWallet.ts', name: 'latchkey_bitcoin' },
  polkadot: { entry: 'src/polkadot/createPolkadotWallet.ts', name: 'latchkey_polkadot' },
} as const

/** Bundles one of the scripts into a classic script, as the text of its `.gen.ts`. */
export async function bundleWalletScript({ entry, name }: { entry: string; name: string }): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    resolve: { conditions: ['@latchkey/source'] },
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry: join(root, entry), formats: ['iife'], name },
    },
  })
  const [chunk] = 'output' in result ? result.output : Array.isArray(result) ? (result[0]?.output ?? []) : []
  if (chunk?.type !== 'chunk') throw new TypeError('Vite returned no script')
  const kept = chunk.code.split('\n').filter((line) => !/^\t*\/\/#(end)?region/.test(line))
  return `${header(Object.keys(chunk.modules))}
/** A part of what makes wallets in a page; written by scripts/writeWalletScript.ts. */
export const script: string = [
${kept.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
].join('\\n')
`
}

/** The notices that the licences of the bundled packages ask for. */
function header(modules: readonly string[]): string {
  const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [])
  const notices = [...new Set(folders)].sort().map((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = ['LICENSE', 'LICENSE.md'].map((one) => join(folder, one)).find((one) => existsSync(one))
    const copyright = file
      ? /^\W*(copyright \(c\).*)$/im.exec(readFileSync(file, 'utf8'))?.[0].trim()
      : undefined
    return `// ${name} (${license}): ${copyright ?? 'see its repository'}`
  })
  if (notices.length === 0) return ''
  return `// Contains, under the MIT licence whose text is in this package's LICENSE:\n${[...new Set(notices)].join('\n')}\n`
}
