import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'

// Compiles the test smart accounts to contracts/accounts.gen.json. Run after changing them:
//   npx tsx packages/verify/scripts/compileContracts.ts

const require = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../contracts')
const wanted = ['Account', 'AccountFactory', 'Delegate']

const input = {
  language: 'Solidity',
  sources: { 'Accounts.sol': { content: readFileSync(join(folder, 'Accounts.sol'), 'utf8') } },
  settings: {
    optimizer: { enabled: true, runs: 200 },
    evmVersion: 'cancun',
    metadata: { bytecodeHash: 'none' },
    outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
  },
}

const importFile = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: importFile }))
const faults = (output.errors ?? []).filter((error: { severity: string }) => error.severity === 'error')
for (const { formattedMessage } of faults) process.stderr.write(formattedMessage)
if (faults.length) process.exit(1)

const compiled = output.contracts['Accounts.sol']
const codes = wanted.map((name) => [name, `0x${compiled[name].evm.bytecode.object}`])
writeFileSync(join(folder, 'accounts.gen.json'), `${JSON.stringify(Object.fromEntries(codes), null, 1)}\n`)
