import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWalletScript, pageScripts } from './bundleWalletScript'

// Run after changing what the wallets do in a page:
// npx tsx --conditions=@latchkey/source packages/testing/scripts/writeWalletScript.ts
const folder = join(import.meta.dirname, '../src/playwright/scripts')
mkdirSync(folder, { recursive: true })
for (const [name, script] of Object.entries(pageScripts))
  writeFileSync(join(folder, `${name}.gen.ts`), await bundleWalletScript(script))
