import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** What only some requests need; it loads with them. */
const later =
  /readMessage|readTyped|readPersonal|explainMessage|textIn|DataNode|simulateMessage|simulateTaking|askPlainly|askEach|refusalOf|revertReason|rareReadings|\/descriptor\//

/** The gzip bytes of our code that explains a call with a simulation, in one file as the published package has it. */
export async function weighExplain(): Promise<number> {
  const folder = dirname(createRequire(import.meta.url).resolve('@latchkey/explain/package.json'))
  const inOne = (file: string) => (file.startsWith(join(folder, 'src')) && !later.test(file) ? 'call' : null)
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(folder, 'src/evm/explainEvm.ts'), formats: ['es'], fileName: 'call' },
      rolldownOptions: {
        // Every page has them already, or none of these parts needs them.
        external: /^(viem$|@latchkey\/protocol$)/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          minify: true,
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: inOne }] },
        },
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const call = outputs.find((one) => one.type === 'chunk' && one.isEntry)
  return call?.type === 'chunk' ? gzipSync(call.code, { level: 9 }).length : Number.NaN
}
