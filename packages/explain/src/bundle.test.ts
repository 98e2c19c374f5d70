import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/**
 * What a bundler makes of a file: the compressed size of our own code, and the libraries in it. Core and the EVM
 * adapter have protocol and viem already; `later` are files that load when they're needed.
 */
async function bundle(file: string, later: readonly string[] = []) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL(file, import.meta.url).pathname, formats: ['es'] },
      rolldownOptions: {
        external: (id) =>
          /^(viem|@latchkey\/protocol)$/.test(id) || later.some((name) => id.endsWith(`/${name}`)),
        output: { minify: true },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const code = chunks.map((one) => one.code).join('\n')
  const files = new Set(chunks.map(({ fileName }) => fileName))
  const libraries = new Set(chunks.flatMap(({ imports }) => imports.filter((one) => !files.has(one))))
  return { gzip: gzipSync(code).length, libraries: [...libraries].sort() }
}

it.each([
  ['calls', 'findMessage'],
  ['messages', 'findCalls'],
])('explains %s with less than 8 KB and without any library', async (_, other) => {
  const { gzip, libraries } = await bundle('./evm/explainEvm.ts', [other, 'askEach', 'describeRequest'])
  expect(libraries).toEqual(['@latchkey/protocol'])
  expect(gzip).toBeLessThan(8_192)
})

it('formats by a descriptor with less than 6 KB beside the shared decoder', async () => {
  const { gzip, libraries } = await bundle('./evm/descriptor/describeRequest.ts')
  expect(libraries).toEqual(['@latchkey/protocol', 'viem'])
  expect(gzip).toBeLessThan(6_144)
})

it('reads calls with 1.6 KB and messages with 2.1 KB', async () => {
  const calls = await bundle('./evm/readings/readCall.ts')
  expect(calls.libraries).toEqual([])
  expect(calls.gzip).toBeLessThan(1_640)
  expect((await bundle('./evm/readings/readMessage.ts')).gzip).toBeLessThan(2_150)
})
