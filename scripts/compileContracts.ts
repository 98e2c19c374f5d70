import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import solc from 'solc'
import { projectRoot } from './workspace/projectRoot'

// Compiles the contracts of the local chain, the test smart accounts, the account of smart sessions, the lens that swaps read
// pools through and the tricks that an explanation must see through. Run after changing them:
// npx tsx scripts/compileContracts.ts

const require = createRequire(import.meta.url)

/** Returns the creation code of each contract in a folder's sources. */
function compile(folder: string, sources: readonly string[], evmVersion: string): Record<string, string> {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      sources.map((name) => [name, { content: readFileSync(join(folder, name), 'utf8') }]),
    ),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion,
      metadata: { bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  }
  const importFile = (path: string) => ({ contents: readFileSync(require.resolve(path), 'utf8') })
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: importFile }))
  const faults = (output.errors ?? []).filter((error: { severity: string }) => error.severity === 'error')
  for (const { formattedMessage } of faults) process.stderr.write(formattedMessage)
  if (faults.length) process.exit(1)
  const compiled: Record<string, { evm: { bytecode: { object: string } } }> = Object.assign(
    {},
    ...Object.values(output.contracts),
  )
  return Object.fromEntries(
    Object.entries(compiled).map(([name, { evm }]) => [name, `0x${evm.bytecode.object}`]),
  )
}

function write(file: string, codes: Record<string, string>, wanted: readonly string[]): void {
  const chosen = Object.fromEntries(wanted.map((name) => [name, codes[name]]))
  writeFileSync(join(projectRoot, file), `${JSON.stringify(chosen, null, 1)}\n`)
}

const chain = compile(
  join(projectRoot, 'packages/testing/contracts'),
  [
    'SeedToken.sol',
    'SeedCollection.sol',
    'SeedEditions.sol',
    'Names.sol',
    'OffchainNames.sol',
    'Pools.sol',
    'PoolTokens.sol',
  ],
  'paris',
)
// viem contains the creation code of Multicall3 (MIT), but doesn't export it.
const viem = join(require.resolve('viem/package.json'), '../_esm/constants/contracts.js')
const multicall3 = /multicall3Bytecode\s*=\s*'(0x[0-9a-f]+)'/.exec(readFileSync(viem, 'utf8'))?.[1]
if (!multicall3) {
  process.stderr.write('viem no longer contains the code of Multicall3\n')
  process.exit(1)
}
write('packages/testing/src/nodes/contracts.gen.json', { ...chain, Multicall3: multicall3 }, [
  'SeedToken',
  'SeedCollection',
  'SeedEditions',
  'NameRegistry',
  'NameResolver',
  'ReverseRegistrar',
  'UniversalResolver',
  'OffchainNames',
  'Multicall3',
  'WrappedEther',
  'PoolFactory',
  'PoolRouter',
  'PermitToken',
  'StrictToken',
  'FeeToken',
])

const accounts = compile(join(projectRoot, 'packages/verify/contracts'), ['Accounts.sol'], 'cancun')
write('packages/verify/contracts/accounts.gen.json', accounts, ['Account', 'AccountFactory', 'Delegate'])

const tricks = compile(join(projectRoot, 'packages/explain/contracts'), ['Tricks.sol'], 'cancun')
write('packages/explain/contracts/tricks.gen.json', tricks, [
  'LyingToken',
  'RedPill',
  'Proxy',
  'Wrapped',
  'Refusing',
  'PermitTwo',
])

const coSigned = compile(join(projectRoot, 'services/gateway/contracts'), ['CoSignedAccount.sol'], 'cancun')
write('services/gateway/contracts/coSignedAccount.gen.json', coSigned, ['CoSignedAccount'])

// For chains that have none of the newer instructions.
const lens = compile(join(projectRoot, 'services/gateway/contracts'), ['PoolLens.sol'], 'paris')
write('services/gateway/src/swap/pools/poolLens.gen.json', lens, ['PoolLens'])
