import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { setUpGateway } from '../../testing/setUpGateway'
import { importDescriptors } from './importDescriptors'
import { loadRegistry } from './loadRegistry'
import { readDescriptors } from './readDescriptors'

// The public registry is data of others, so it isn't part of this repository. This test runs where it's found: in the
// folder that ERC7730_REGISTRY names, or beside the repository.
const beside = new URL('../../../../../../shared/data/erc7730', import.meta.url).pathname
const root = [process.env.ERC7730_REGISTRY, beside].find((path) => path && existsSync(join(path, 'registry')))
const gateway = setUpGateway()

it('takes the public registry, and serves the descriptors of its contracts', async () => {
  if (!root) {
    process.stderr.write('The ERC-7730 registry was not found: set ERC7730_REGISTRY to import it\n')
    return
  }
  const began = performance.now()
  const { taken, refused, templates } = readDescriptors(await loadRegistry(root))
  const { contracts } = await importDescriptors(gateway().services.database, taken)
  const ms = Math.round(performance.now() - began)
  process.stderr.write(
    `${taken.length} descriptors for ${contracts} contracts in ${ms} ms, ${templates} without a contract, ${refused.length} refused: ${JSON.stringify(refused)}\n`,
  )
  expect(taken.length).toBeGreaterThan(300)
  expect(refused.length).toBeLessThan(10)
  const known = new Set(taken.flatMap((one) => one.contracts.map((contract) => `${one.kind} ${contract}`)))
  for (const kind of ['calldata', 'eip712']) {
    const index: object = JSON.parse(readFileSync(join(root, `index.${kind}.json`), 'utf8'))
    const missing = Object.keys(index).filter((contract) => !known.has(`${kind} ${contract.toLowerCase()}`))
    expect(missing).toEqual([])
  }
  const usdc = 'eip155:1:0xA0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
  const answer = await gateway().ask(`/v1/descriptors/${usdc}?kind=eip712`)
  const { descriptors } = await answer.json()
  expect(descriptors.length).toBeGreaterThanOrEqual(3)
  for (const { contract, kind } of taken.flatMap((one) =>
    one.contracts.slice(0, 1).map((contract) => ({ contract, kind: one.kind })),
  )) {
    const found = await gateway().services.descriptors(contract, kind)
    expect(JSON.parse(new TextDecoder().decode(found.bytes)).descriptors.length).toBeGreaterThan(0)
  }
}, 120_000)
