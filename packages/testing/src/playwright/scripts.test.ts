import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleWalletScript, pageScripts } from '../../scripts/bundleWalletScript'

const names = ['desk', 'evm', 'solana', 'bitcoin', 'polkadot'] as const

/** The size limit of each, in bytes of the file. */
const most = { desk: 8_000, evm: 160_000, solana: 80_000, bitcoin: 280_000, polkadot: 140_000 }

describe.each(names)('the script %s', (name) => {
  const written = readFileSync(join(import.meta.dirname, `scripts/${name}.gen.ts`), 'utf8')

  it('matches the current sources', async () => {
    expect(
      written === (await bundleWalletScript(pageScripts[name])),
      'run: npx tsx --conditions=@latchkey/source packages/testing/scripts/writeWalletScript.ts',
    ).toBe(true)
  })

  it('contains nothing unused', () => {
    expect(written.length).toBeLessThan(most[name])
  })
})
