import {
  array,
  check,
  type GenericSchema,
  integer,
  lazy,
  looseObject,
  maxEntries,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  string,
  union,
  unknown,
} from 'valibot'

const text = (most: number) => pipe(string(), maxLength(most))
const words = pipe(
  text(500),
  // Such letters could make a text say something else than it means.
  check((value) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(value), 'has invisible letters'),
)
const values = record(string(), unknown())

const deployments = pipe(
  array(
    looseObject({
      chainId: pipe(number(), integer(), minValue(1), maxValue(Number.MAX_SAFE_INTEGER)),
      address: pipe(string(), regex(/^0x[0-9a-fA-F]{40}$/, 'is not an address')),
    }),
  ),
  minLength(1),
  maxLength(1_000),
)

const field: GenericSchema = looseObject({
  $ref: optional(text(200)),
  path: optional(text(500)),
  label: optional(words),
  format: optional(text(50)),
  params: optional(values),
  fields: optional(lazy(() => fields)),
})
const fields: GenericSchema = pipe(array(field), maxLength(500))

const format = looseObject({
  intent: optional(union([words, record(string(), words)])),
  interpolatedIntent: optional(words),
  fields: optional(fields),
})

/** An ERC-7730 descriptor, version 2, that names its contracts, with its includes merged. */
export const descriptorSchema = looseObject({
  $schema: optional(pipe(text(500), regex(/(^|\/)erc7730-v2\.schema\.json$/, 'is not of version 2'))),
  context: looseObject({
    contract: optional(looseObject({ deployments: optional(deployments) })),
    eip712: optional(looseObject({ deployments: optional(deployments), domain: optional(values) })),
  }),
  metadata: optional(looseObject({ owner: optional(words), contractName: optional(words) })),
  display: object({
    definitions: optional(record(text(200), field)),
    // A formatter looks at no more.
    formats: pipe(record(text(5_000), format), maxEntries(512)),
  }),
})
