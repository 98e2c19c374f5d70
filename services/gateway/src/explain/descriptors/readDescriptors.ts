import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { fieldsOf, isLatchkeyError, isRecord, mergeRecords } from '@latchkey/protocol'
import { getDotPath, safeParse } from 'valibot'
import { checkJsonShape } from '../../http/checkJsonShape'
import { isInside } from './createFileCollector'
import { descriptorSchema } from './descriptorSchema'
import type { RefusedFile, RegistryFiles } from './RegistryFiles'

/** A descriptor that is ready to be stored. */
export type ImportedDescriptor = {
  readonly path: string
  readonly kind: 'calldata' | 'eip712'
  /** SHA-256 of its file. */
  readonly hash: string
  readonly owner: string | null
  readonly contractName: string | null
  /** CAIP-10 in lower case. */
  readonly contracts: readonly string[]
  /** JSON, with its includes merged. */
  readonly text: string
}

/** What a registry has. */
export type ReadDescriptors = {
  readonly taken: readonly ImportedDescriptor[]
  readonly refused: readonly RefusedFile[]
  /** Descriptors that name no contract; they are only there to be included by others. */
  readonly templates: number
}

const mostIncludes = 8
const mostText = 1_000_000
/** The registry's rule for file names. Other files are only there to be included. */
const isDescriptor = (path: string) => /(^|\/)(calldata|eip712)-[^/]*\.json$/.test(path)

/** Reads and checks every descriptor of a registry. An invalid file is refused, and the others are taken. */
export function readDescriptors({ files, refused: unreadable }: RegistryFiles): ReadDescriptors {
  const taken: ImportedDescriptor[] = []
  const refused = [...unreadable]
  let templates = 0
  for (const path of [...files.keys()].filter(isDescriptor).sort()) {
    const found = readOne(files, path)
    if (found === 'template') templates += 1
    else if (typeof found === 'object') taken.push(found)
    else refused.push({ path, reason: found })
  }
  return { taken, refused, templates }
}

/** A text is the reason why it is refused. */
function readOne(
  files: RegistryFiles['files'],
  path: string,
): ImportedDescriptor | 'template' | (string & {}) {
  try {
    const merged = mergeFile(files, path)
    if (!deploymentsIn(merged)) return 'template'
    const parsed = safeParse(descriptorSchema, merged)
    if (!parsed.success) {
      const [issue] = parsed.issues
      return `${getDotPath(issue)?.slice(0, 200) ?? 'the file'}: ${issue.kind === 'schema' ? 'wrong shape' : issue.message.slice(0, 100)}`
    }
    const { context, metadata } = parsed.output
    if (context.contract && context.eip712) return 'describes both calls and messages'
    const text = JSON.stringify(withoutUnused(merged))
    if (text.length > mostText) return `more than ${mostText} letters with its includes`
    const deployments = context.contract?.deployments ?? context.eip712?.deployments ?? []
    return {
      path,
      kind: context.contract ? 'calldata' : 'eip712',
      hash: createHash('sha256')
        .update(files.get(path) ?? '')
        .digest('hex'),
      owner: metadata?.owner ?? null,
      contractName: metadata?.contractName ?? null,
      contracts: [
        ...new Set(deployments.map(({ chainId, address }) => `eip155:${chainId}:${address.toLowerCase()}`)),
      ],
      text,
    }
  } catch (error) {
    if (isLatchkeyError(error)) return `${error.values.reason ?? error.message}`
    if (error instanceof SyntaxError || error instanceof TypeError) return 'not valid JSON'
    if (error instanceof FileFault) return error.message
    throw error
  }
}

class FileFault extends Error {}

/** Puts the files that a descriptor includes under it. @throws FileFault, invalidBody, SyntaxError, TypeError */
function mergeFile(files: RegistryFiles['files'], path: string, depth = 0): unknown {
  const file = parseFile(files.get(path))
  if (!isRecord(file)) throw new FileFault('not an object')
  const { includes, ...own } = file
  if (includes === undefined) return own
  if (depth >= mostIncludes) throw new FileFault(`includes more than ${mostIncludes} files`)
  if (typeof includes !== 'string') throw new FileFault('includes: wrong shape')
  const other = posix.normalize(posix.join(posix.dirname(path), includes))
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(includes) || !isInside(other))
    throw new FileFault('includes a file outside of the registry')
  if (!files.has(other)) throw new FileFault(`includes ${other.slice(0, 200)}, which is missing`)
  return mergeRecords(mergeFile(files, other, depth + 1), own)
}

/** @throws invalidBody, SyntaxError, TypeError */
function parseFile(bytes: Buffer = Buffer.alloc(0)): unknown {
  checkJsonShape(bytes)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** Leaves out what formatters don't use: they take the types from the formats. It can be most of a file. */
function withoutUnused(merged: unknown): object {
  const descriptor = fieldsOf(merged)
  const { contract, eip712, ...context } = fieldsOf(descriptor.context)
  const { abi: _, ...calls } = fieldsOf(contract)
  const { schemas: __, ...messages } = fieldsOf(eip712)
  return {
    ...descriptor,
    context: {
      ...context,
      ...(contract ? { contract: calls } : {}),
      ...(eip712 ? { eip712: messages } : {}),
    },
  }
}

function deploymentsIn(merged: unknown): unknown {
  const { contract, eip712 } = fieldsOf(fieldsOf(merged).context)
  return fieldsOf(contract).deployments ?? fieldsOf(eip712).deployments
}
