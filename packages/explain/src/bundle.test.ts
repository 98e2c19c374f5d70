import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'

/**
 * Bundles a file as a site does. Returns the compressed size of our own code by part, and the libraries that each part
 * needs at once. Core and the adapters have protocol and the libraries already. Modules in `inOne` are one part, as the
 * published package has them.
 */
async function bundle(file: string, inOne?: RegExp) {
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
        output: {
          minify: true,
          chunkFileNames: '[name].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: inOne ? [{ name: (module: string) => (inOne.test(module) ? 'entry' : null) }] : [],
          },
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one] : []))
  const files = new Set(chunks.map(({ fileName }) => fileName))
  return new Map(
    chunks.map(({ fileName, code, imports }) => [
      fileName.replace(/\.js$/, ''),
      {
        code,
        gzip: gzipSync(code, { level: 9 }).length,
        libraries: imports.filter((one) => !files.has(one)).sort(),
      },
    ]),
  )
}

it('explains a simulated call with 8 KB, and loads the rest only where it’s needed', async () => {
  const parts = await bundle('./evm/explainEvm.ts')
  /** As the published package has them, in one file. */
  const sizeOf = (...names: readonly string[]) =>
    gzipSync(names.map((name) => parts.get(name)?.code ?? expect.unreachable(name)).join('\n'), { level: 9 })
      .length
  expect([...parts.keys()].sort()).toEqual([
    'DataNode',
    'askPlainly',
    'describe',
    'describeRequest',
    'entry',
    'rareReadings',
    'readCall',
    'readMessage',
    'readMessageRequest',
    'revertReason',
    'simulateMessage',
    'simulateRequest',
  ])
  // All but what only messages, descriptors, rare calls, failures and older nodes need.
  const calls =
    /explain\/src\/(?!.*(descriptor\/|readMessage|readTyped|readPersonal|explainMessage|\/textIn|DataNode|simulateMessage|simulateTaking|askPlainly|askEach|refusalOf|revertReason|rareReadings))/
  const whole = await bundle('./evm/explainEvm.ts', calls)
  expect(whole.get('entry')?.gzip).toBeLessThan(8_000)
  expect(sizeOf('DataNode', 'readMessageRequest', 'readMessage', 'simulateMessage')).toBeLessThan(3_200)
  // What is there before anything was asked has no library of the field.
  expect(parts.get('entry')?.libraries).toEqual(['@latchkey/protocol'])
  expect(parts.get('describe')?.libraries).toEqual([])
  expect(parts.get('simulateRequest')?.libraries).toEqual(['@latchkey/protocol'])
  expect(parts.get('describeRequest')?.libraries).toEqual(['@latchkey/protocol', 'viem'])
  expect(sizeOf('describeRequest')).toBeLessThan(5_500)
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
  expect(parts.get('entry')?.gzip).toBeLessThan(5_200)
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
