import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'

// Compiles the contracts of the local chain to src/nodes/contracts.gen.json. Run after changing ../contracts:
// npx tsx packages/testing/scripts/compileContracts.ts

const require = createRequire(import.meta.url)
const sources = ['SeedToken.sol', 'SeedCollection.sol', 'Names.sol']
const wanted = [
  'SeedToken',
  'SeedCollection',
  'NameRegistry',
  'NameResolver',
  'ReverseRegistrar',
  'UniversalResolver',
]

const input = {
  language: 'Solidity',
  sources: Object.fromEntries(
    sources.map((name) => [
      name,
      { content: readFileSync(join(import.meta.dirname, '../contracts', name), 'utf8') },
    ]),
  ),
  settings: {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'paris',
    metadata: { bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  },
}

const importFile = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: importFile }))
const faults = (output.errors ?? []).filter((error: { severity: string }) => error.severity === 'error')
for (const { formattedMessage } of faults) process.stderr.write(formattedMessage)
if (faults.length) process.exit(1)

const compiled = Object.assign({}, ...Object.values<Record<string, unknown>>(output.contracts))
const artefacts = Object.fromEntries(wanted.map((name) => [name, `0x${compiled[name].evm.bytecode.object}`]))

// viem contains the creation code of Multicall3 (MIT), but doesn't export it.
const viem = readFileSync(
  join(require.resolve('viem/package.json'), '../_esm/constants/contracts.js'),
  'utf8',
)
const multicall3 = /multicall3Bytecode\s*=\s*'(0x[0-9a-f]+)'/.exec(viem)?.[1]
if (!multicall3) {
  process.stderr.write('viem no longer contains the code of Multicall3\n')
  process.exit(1)
}

const file = join(import.meta.dirname, '../src/nodes/contracts.gen.json')
writeFileSync(file, `${JSON.stringify({ ...artefacts, Multicall3: multicall3 }, null, 1)}\n`)
