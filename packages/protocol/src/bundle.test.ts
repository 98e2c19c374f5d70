import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

/** What a site's bundler makes of importing these names from the package. */
async function bundle(
  names: readonly string[],
): Promise<{ code: string; libraries: string[]; gzip: number }> {
  const start = '\0start'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@latchkey/source'] },
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === 'start' ? start : null),
        load: (id) =>
          id === start
            ? `import { ${names.join(', ')} } from '@latchkey/protocol'\nglobalThis.used = [${names.join(', ')}]`
            : null,
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'start' } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const code = chunks.map((one) => one.code).join('\n')
  const modules = chunks.flatMap((one) =>
    Object.entries(one.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
  const libraries = modules.flatMap(
    (id) => /node_modules\/(big\.js|valibot|@noble|@scure)/.exec(id)?.[1] ?? [],
  )
  return { code, libraries: [...new Set(libraries)].sort(), gzip: gzipSync(code).length }
}

describe('bundle', () => {
  it('identifiers, addresses and error kinds include no library', async () => {
    const { code, libraries, gzip } = await bundle([
      'parseNetworkId',
      'formatAddress',
      'defineError',
      'isEvmAddress',
      'userRejected',
    ])
    expect(libraries).toEqual([])
    expect(code).toContain('Invalid CAIP-2 network id')
    expect(code).not.toContain('wallet_getCapabilities')
    expect(gzip).toBeLessThan(1100)
  })

  it('items read before the first click include no library and stay below 1.5 KB', async () => {
    const names = ['connections', 'activeNetworkId', 'connectionStatus', 'connectedNamespaces']
    const { libraries, gzip } = await bundle(names)
    expect(libraries).toEqual([])
    expect(gzip).toBeLessThan(1500)
  })

  it('formatting a balance includes no library', async () => {
    expect((await bundle(['formatBalance', 'fromBaseUnits'])).libraries).toEqual([])
  })

  it('each library comes only with the code that needs it', async () => {
    expect((await bundle(['Decimal'])).libraries).toEqual(['big.js'])
    expect((await bundle(['networkSchema'])).libraries).toEqual(['valibot'])
    expect((await bundle(['recentWallets', 'nativeBalanceCache', 'identityCache'])).libraries).toEqual([])
    expect((await bundle(['isBitcoinAddress'])).libraries).toEqual(['@noble', '@scure'])
  })
})
