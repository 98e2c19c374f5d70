import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Hex, parseTransaction } from 'viem'
import { expect, it } from 'vitest'
import type { Described } from '../../Explanation'
import type { TypedData } from '../EvmRequest'
import type { Descriptor } from './Descriptor'
import { formatCall } from './formatCall'
import { formatTypedData } from './formatTypedData'
import type { Lookups } from './Lookups'
import { mergeIncludes } from './mergeIncludes'

// The public registry of descriptors is data of others, so it isn't part of this repository. Its reference tests run
// where it's found: in the folder that ERC7730_REGISTRY names, or beside the repository.
const beside = new URL('../../../../../../shared/data/erc7730', import.meta.url).pathname
const root = [process.env.ERC7730_REGISTRY, beside].find((path) => path && existsSync(join(path, 'registry')))

type Rendered = {
  readonly intent: string
  readonly interpolatedIntent?: string
  readonly owner?: string
  readonly fields: readonly { readonly label: string; readonly value: string | Rendered }[]
}
type Case = {
  readonly description: string
  readonly rawTx?: Hex
  readonly from?: string
  readonly data?: TypedData
  readonly expected: Rendered
}
type Names = { readonly [address: string]: string }
type Suite = {
  readonly descriptor: string
  readonly dataProvider?: {
    readonly tokens?: { readonly [address: string]: { readonly symbol: string; readonly decimals: number } }
    readonly addressNames?: Names
    readonly ensNames?: Names
    readonly nftCollectionNames?: Names
  }
  readonly tests: readonly Case[]
}

const coins: { readonly [chainId: number]: string } = {
  56: 'BNB',
  100: 'xDAI',
  137: 'POL',
  146: 'S',
  250: 'FTM',
  43114: 'AVAX',
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function readDescriptor(path: string): Descriptor {
  return mergeIncludes(readJson(path), (included) => readJson(join(dirname(path), included)))
}

function find<Value>(
  from: { readonly [address: string]: Value } | undefined,
  address: string,
): Value | undefined {
  return Object.entries(from ?? {}).find(([key]) => key.toLowerCase() === address.toLowerCase())?.[1]
}

function lookupsOf({ dataProvider = {} }: Suite, folder: string): Lookups {
  const index: { readonly [caip10: string]: string } = readJson(join(folder, 'index.calldata.json'))
  return {
    coinOf: (chainId) => ({ symbol: coins[chainId] ?? 'ETH', decimals: 18 }),
    tokenOf: (_, address) => find(dataProvider.tokens, address),
    collectionOf: (_, address) => find(dataProvider.nftCollectionNames, address),
    nameOf: (_, address, sources) =>
      (sources?.includes('local') === false ? undefined : find(dataProvider.addressNames, address)) ??
      (sources?.includes('ens') === false ? undefined : find(dataProvider.ensNames, address)),
    descriptorOf(chainId, address) {
      const path = index[`eip155:${chainId}:${address.toLowerCase()}`]
      return path === undefined ? undefined : readDescriptor(join(folder, path))
    },
  }
}

function render({ intent, sentence, owner, fields }: Described): Rendered {
  return {
    intent,
    ...(sentence === undefined ? {} : { interpolatedIntent: sentence }),
    ...(owner === undefined ? {} : { owner }),
    fields: fields.map(({ label, value }) => ({
      label,
      value: typeof value === 'string' ? value : render(value),
    })),
  }
}

function run({ rawTx, from, data }: Case, descriptor: Descriptor, lookups: Lookups): Described | undefined {
  const sender = from === undefined ? {} : { from }
  if (data) return formatTypedData(descriptor, data, { ...sender, lookups })
  const { to, data: input = '0x', value = 0n, chainId = 1 } = parseTransaction(rawTx ?? '0x')
  return formatCall(descriptor, { chainId, to: to ?? '0x', data: input, value, ...sender }, lookups)
}

it('formats at least 500 of the 509 reference tests of the public registry as they expect', () => {
  if (!root) {
    process.stderr.write('The ERC-7730 registry was not found: set ERC7730_REGISTRY to run its tests\n')
    return
  }
  const files = readdirSync(join(root, 'registry'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /testsv2\/[^/]+\.json$/.test(path))
    .map((path) => join(root, 'registry', path))
  const failed: string[] = []
  let count = 0
  for (const file of files) {
    const suite: Suite = readJson(file)
    const descriptor = readDescriptor(join(dirname(file), suite.descriptor))
    const lookups = lookupsOf(suite, root)
    for (const test of suite.tests) {
      count += 1
      const described = run(test, descriptor, lookups)
      const got = described && render(described)
      if (JSON.stringify(sorted(got)) !== JSON.stringify(sorted(test.expected)))
        failed.push(
          `${file.slice(root.length)}: ${test.description}\n got ${JSON.stringify(got)}\n not ${JSON.stringify(test.expected)}`,
        )
    }
  }
  process.stderr.write(`${count - failed.length} of ${count} reference tests of ERC-7730 pass\n`)
  expect(count).toBeGreaterThanOrEqual(509)
  expect(count - failed.length, failed.join('\n\n')).toBeGreaterThanOrEqual(500)
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}
