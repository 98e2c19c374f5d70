import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/** What a bundler makes of importing these names: the size of our own code, and what else is in it. */
async function bundle(
  names: readonly string[],
): Promise<{ readonly gzip: number; readonly libraries: readonly string[] }> {
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
            ? `import { ${names.join(', ')} } from ${JSON.stringify(new URL('./evm.ts', import.meta.url).pathname)}\nglobalThis.used = [${names.join(', ')}]`
            : null,
      },
    ],
    // The evm adapter has the same decoder, so a page loads it once for both.
    build: { write: false, minify: true, rolldownOptions: { input: 'start', external: ['viem'] } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const code = chunks.map((one) => one.code).join('\n')
  const modules = chunks.flatMap((one) => [...one.imports, ...Object.keys(one.modules)])
  const libraries = modules.flatMap((id) => /^viem$|node_modules\/(?:@?[\w.-]+)/.exec(id)?.[0] ?? [])
  return { gzip: gzipSync(code).length, libraries: [...new Set(libraries)] }
}

it('stays below 8 KB beside the decoder that it shares with the adapter', async () => {
  const { gzip, libraries } = await bundle(['explainEvm'])
  expect(libraries).toEqual(['viem'])
  expect(gzip).toBeLessThan(8_192)
})

it('reads calls and messages without any library', async () => {
  const { gzip, libraries } = await bundle(['readEvmRequest', 'readCall', 'readMessage'])
  expect(libraries).toEqual([])
  expect(gzip).toBeLessThan(3_072)
})
