import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/**
 * Bundles a file as a site does. Returns the compressed size of our own code by part, and the libraries that each part
 * needs at once. Core and the adapters have protocol and the libraries already.
 */
async function bundle(file: string) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: new URL(file, import.meta.url).pathname, formats: ['es'], fileName: 'entry' },
      rolldownOptions: {
        external: /^(viem$|@latchkey\/protocol$|@scure\/|@noble\/|@polkadot-api\/)/,
        // As in a page, where nothing imports a part by name.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, chunkFileNames: '[name].js' },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const files = new Set(chunks.map(({ fileName }) => fileName))
  return new Map(
    chunks.map(({ fileName, code, imports }) => [
      fileName.replace(/\.js$/, ''),
      { gzip: gzipSync(code).length, libraries: imports.filter((one) => !files.has(one)).sort() },
    ]),
  )
}

it('reads with one part, simulates with a second one and formats with a third one', async () => {
  const parts = await bundle('./evm/explainEvm.ts')
  expect([...parts.keys()].sort()).toEqual(['describeRequest', 'entry', 'simulateRequest'])
  // What is there before anything was asked has no library of the field.
  expect(parts.get('entry')?.libraries).toEqual(['@latchkey/protocol'])
  expect(parts.get('simulateRequest')?.libraries).toEqual(['@latchkey/protocol'])
  expect(parts.get('describeRequest')?.libraries).toEqual(['@latchkey/protocol', 'viem'])
  expect(parts.get('entry')?.gzip).toBeLessThan(6_400)
  expect(parts.get('simulateRequest')?.gzip).toBeLessThan(5_000)
  expect(parts.get('describeRequest')?.gzip).toBeLessThan(5_400)
})

it('reads calls with 1.6 KB and messages with 2.1 KB', async () => {
  const calls = (await bundle('./evm/readings/readCall.ts')).get('entry')
  expect(calls?.libraries).toEqual([])
  expect(calls?.gzip).toBeLessThan(1_640)
  expect((await bundle('./evm/readings/readMessage.ts')).get('entry')?.gzip).toBeLessThan(2_150)
})

it('explains Solana with one part', async () => {
  const parts = await bundle('./solana/explainSolana.ts')
  expect([...parts.keys()]).toEqual(['entry'])
  expect(parts.get('entry')?.libraries).toEqual(['@latchkey/protocol', '@scure/base'])
  expect(parts.get('entry')?.gzip).toBeLessThan(5_000)
})

it('explains Bitcoin with one part', async () => {
  const parts = await bundle('./bitcoin/explainBitcoin.ts')
  expect([...parts.keys()]).toEqual(['entry'])
  expect(parts.get('entry')?.libraries).toEqual(['@noble/hashes/sha2.js', '@scure/base'])
  expect(parts.get('entry')?.gzip).toBeLessThan(4_500)
})

it('explains Polkadot with one part', async () => {
  const parts = await bundle('./polkadot/explainPolkadot.ts')
  expect([...parts.keys()]).toEqual(['entry'])
  expect(parts.get('entry')?.libraries).toEqual([
    '@latchkey/protocol',
    '@polkadot-api/metadata-builders',
    '@polkadot-api/substrate-bindings',
    '@scure/base',
  ])
  expect(parts.get('entry')?.gzip).toBeLessThan(5_000)
})
