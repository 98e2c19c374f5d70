import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleWalletScript } from './bundleWalletScript'

// Run after a change in what the wallet does in a page:
//   npx tsx --conditions=@latchkey/source packages/testing/scripts/writeWalletScript.ts
writeFileSync(join(import.meta.dirname, '../src/playwright/walletScript.gen.ts'), await bundleWalletScript())
