import * as v from 'valibot'
import { hashTypedData } from 'viem'
import { requestRefused } from '../../errors'
import { createTask } from '../createTask'
import type { Asked } from '../Family'
import { parseParams } from '../parseParams'
import { showText } from '../showText'
import type { Task } from '../Task'
import { assertOwn, type EvmPorts } from './EvmPorts'
import { evmAddress } from './evmSchemas'
import { typedDataTree } from './typedDataTree'
import { typedDataWarnings } from './typedDataWarnings'

const parsedJson = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown
    } catch {
      addIssue({ message: 'Expected JSON' })
      return NEVER
    }
  }),
)
const record = v.record(v.string(), v.unknown())
const dataSchema = v.object({
  types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
  primaryType: v.string(),
  domain: v.optional(record, {}),
  message: record,
})
const schema = v.tuple([evmAddress, v.union([v.pipe(parsedJson, dataSchema), dataSchema])])

/** `eth_signTypedData` in its versions, which agree on what both can express. @throws requestRefused */
export function readTypedData(ports: EvmPorts, { chainId, params }: Asked): Task {
  const [address, data] = parseParams(schema, Array.isArray(params) ? params.slice(0, 2) : params)
  assertOwn(ports, address)
  const { domain, primaryType, types, message } = data
  if (domain.chainId !== undefined && `eip155:${Number(domain.chainId)}` !== chainId)
    throw requestRefused({ reason: 'The data is for another chain' })
  const definition = { domain, primaryType, types, message }
  assertHashable(definition)
  // Domain fields without a type aren't signed, so they aren't shown.
  const signed = types.EIP712Domain?.map(({ name }) => name) ?? Object.keys(domain)
  const facts = ['name', 'version', 'verifyingContract'].flatMap((name) =>
    domain[name] === undefined || !signed.includes(name)
      ? []
      : [{ kind: 'fact' as const, label: `Domain ${name}`, value: showText(String(domain[name])) }],
  )
  return createTask({
    title: `Sign ${showText(primaryType)}`,
    details: [...facts, { kind: 'tree', label: 'Data', nodes: typedDataTree(types, primaryType, message) }],
    warnings: typedDataWarnings(definition, signed),
    run: () => ports.account.signTypedData(definition),
  })
}

/** Data that can't be hashed can't be signed; the site is told before the owner is asked. */
function assertHashable(definition: v.InferOutput<typeof dataSchema>): void {
  try {
    hashTypedData(definition)
  } catch (cause) {
    throw requestRefused({ reason: "The data doesn't match its types" }, { cause })
  }
}
