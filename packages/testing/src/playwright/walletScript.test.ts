import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleWalletScript } from '../../scripts/bundleWalletScript'

it('is what the sources of today give', async () => {
  const written = readFileSync(join(import.meta.dirname, 'walletScript.gen.ts'), 'utf8')
  const isFresh = written === (await bundleWalletScript())
  expect(
    isFresh,
    'run: npx tsx --conditions=@latchkey/source packages/testing/scripts/writeWalletScript.ts',
  ).toBe(true)
})
