type Types = { readonly [name: string]: readonly { readonly name: string; readonly type: string }[] }

type TypedData = {
  readonly types: Types
  readonly primaryType: string
  readonly domain: { readonly [name: string]: unknown }
  readonly message: { readonly [name: string]: unknown }
}

type Kind = {
  readonly isMeant: (type: string, fields: readonly string[]) => boolean
  readonly warning: string
}

/** Whether a struct has all of these fields, written as `name type`. */
function hasAll(fields: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((field) => fields.includes(field))
}

/**
 * What signatures are known to allow. A contract fixes the names and types of the fields it accepts, so a site can't
 * rename them to escape.
 */
const kinds: readonly Kind[] = [
  {
    isMeant: (type, fields) =>
      /^(Transfer|Receive)WithAuthorization$/.test(type) ||
      hasAll(fields, ['validAfter uint256', 'validBefore uint256', 'to address', 'value uint256']),
    warning: 'This authorizes a token payment (EIP-3009). Anyone with the signature can submit it.',
  },
  {
    isMeant: (type, fields) =>
      type === 'SafeTx' || hasAll(fields, ['safeTxGas uint256', 'baseGas uint256', 'operation uint8']),
    warning: 'This approves a transaction of a Safe. It can move everything the Safe holds.',
  },
  {
    isMeant: (type) => type === 'SafeMessage',
    warning: 'This signs on behalf of a Safe. Sites and contracts can accept it as the Safe’s own signature.',
  },
  {
    isMeant: (type, fields) =>
      /meta.?(tx|transaction)/i.test(type) || hasAll(fields, ['functionSignature bytes', 'from address']),
    warning: 'This is a meta-transaction. Anyone with the signature can submit it on your behalf.',
  },
  {
    isMeant: (type, fields) =>
      /forward|relay|sponsoredcall|callwith|useroperation|execut/i.test(type) ||
      ['data', 'callData'].some((data) => hasAll(fields, ['to address', `${data} bytes`])),
    warning: 'This lets a forwarder call contracts on your behalf. The call can do anything you can.',
  },
  {
    isMeant: (type) => /permit|approv|order|delegat|allowance|offer|bid|withdraw|transfer/i.test(type),
    warning: 'A signature like this can let someone else move your assets.',
  },
]

const unknownKind =
  'This wallet doesn’t know what this signature allows. A contract may accept it to move your assets.'

/** The fields that a vote on Snapshot may have. It is counted off the chain; no contract accepts it. */
const voteFields: readonly string[] = [
  'from address',
  'space string',
  'timestamp uint64',
  'proposal string',
  'proposal bytes32',
  'choice uint32',
  'choice uint32[]',
  'choice string',
  'reason string',
  'app string',
  'metadata string',
]

/**
 * Whether typed data is known to be harmless. Everything counts that goes into the signed hash: the domain and its
 * fields, the name of the type and its fields.
 */
function isHarmless({ domain, primaryType, types }: TypedData, signedDomain: readonly string[]): boolean {
  return (
    primaryType === 'Vote' &&
    domain.name === 'snapshot' &&
    signedDomain.toSorted().join() === 'name,version' &&
    fieldsOf(types, 'Vote').every((field) => voteFields.includes(field))
  )
}

function fieldsOf(types: Types, type: string): readonly string[] {
  return Object.hasOwn(types, type) ? (types[type] ?? []).map(({ name, type: of }) => `${name} ${of}`) : []
}

/** Returns a type and every type inside it: a batch is as dangerous as what it holds. */
function reachableTypes(types: Types, primaryType: string): readonly string[] {
  const found = new Set([primaryType])
  // A set grows while it is read, so each type is visited once, even in a cycle.
  for (const type of found)
    for (const field of Object.hasOwn(types, type) ? (types[type] ?? []) : []) {
      const inner = field.type.replace(/(\[\d*\])+$/, '')
      if (Object.hasOwn(types, inner)) found.add(inner)
    }
  return [...found]
}

/** Whether a Safe transaction runs foreign code as the Safe itself. */
function isDelegateCall({ primaryType, message }: TypedData): boolean {
  return primaryType === 'SafeTx' && Number(message.operation) === 1
}

/**
 * Warns about every typed-data signature that isn't known to be harmless. `signedDomain` are the domain's fields that
 * are part of the hash.
 */
export function typedDataWarnings(data: TypedData, signedDomain: readonly string[]): readonly string[] {
  if (isHarmless(data, signedDomain)) return []
  const reachable = reachableTypes(data.types, data.primaryType)
  // The first kind that fits a type says most about it.
  const known = reachable.flatMap(
    (type) => kinds.find(({ isMeant }) => isMeant(type, fieldsOf(data.types, type)))?.warning ?? [],
  )
  return [
    ...(known.length > 0 ? new Set(known) : [unknownKind]),
    ...(isDelegateCall(data)
      ? ['The transaction runs foreign code as the Safe itself, which can take it over.']
      : []),
  ]
}
