import { fieldsOf } from '@latchkey/protocol'
import type { Described, DescribedField } from '../../Explanation'
import { showText } from '../../showText'
import type { DataNode } from '../DataNode'
import type { Descriptor, DescriptorField, DescriptorFormat } from './Descriptor'
import { type FieldPlace, formatValue } from './formatValue'
import { leafOfConstant, resolveConstant, resolvePath } from './resolvePath'

/** Formats a call inside a call; undefined if nothing describes it. */
export type FormatEmbedded = (
  node: DataNode,
  field: DescriptorField,
  place: FieldPlace,
) => Described | undefined

/** More fields than anyone reads. A text with more isn't cut, because the last field may be the one that matters. */
const mostFields = 256
/** More than anyone reads in one go. */
const longestSentence = 500
/** Keeps a hostile descriptor from costing time. */
const mostSteps = 1_000

/** Applies a format to the data; undefined if the data breaks one of its rules. */
export function formatFields(
  format: DescriptorFormat,
  start: Omit<FieldPlace, 'from' | 'index'>,
  embedded: FormatEmbedded,
): Described | undefined {
  const { descriptor, data } = start.scope
  const written = new Map<string, string>()
  const shown: DescribedField[] = []
  let steps = 0
  const isSpent = () => {
    steps += 1
    return steps > mostSteps
  }

  /** Returns false if the data breaks a rule, or if there is more than anyone reads. */
  const add = (given: DescriptorField, from: DataNode, only?: number): boolean => {
    if (isSpent()) return false
    const field = withDefinition(descriptor, given)
    if (field.fields) return addGroup(field, field.fields, from)
    const nodes = nodesOf(field, start, from)
    return nodes.every((node, index) => {
      if (isSpent()) return false
      if (only !== undefined && only !== index) return true
      const place = { ...start, from, index }
      const rule = ruleFor(field.visible, node)
      if (rule === 'unfit') return false
      const nested = field.format === 'calldata' ? embedded(node, field, place) : undefined
      const text = showText(formatValue(node, field, place))
      const key = plainPath(field.path)
      if (key !== undefined)
        written.set(key, [...(written.has(key) ? [written.get(key)] : []), text].join(', '))
      if (rule === 'show')
        shown.push({ label: showText(field.label ?? field.path ?? '', 80), value: nested ?? text })
      return shown.length <= mostFields
    })
  }
  const addGroup = (group: DescriptorField, fields: readonly DescriptorField[], from: DataNode): boolean => {
    const starts = group.path === undefined ? [from] : resolvePath(start.scope, group.path, from)
    return starts.every((one) => {
      if (group.iteration !== 'bundled') return fields.every((field) => add(field, one))
      const lengths = fields.map((field) => nodesOf(withDefinition(descriptor, field), start, one).length)
      const count = Math.max(0, ...lengths)
      return [...Array(count).keys()].every((index) => fields.every((field) => add(field, one, index)))
    })
  }

  if (!(format.fields ?? []).every((field) => add(field, data))) return undefined
  const sentence = interpolate(format.interpolatedIntent, (path) => {
    const known = written.get(plainPath(path) ?? '')
    if (known !== undefined) return known
    const [node] = resolvePath(start.scope, path)
    return node && showText(formatValue(node, {}, { ...start, from: data, index: 0 }))
  })
  const { owner } = descriptor.metadata ?? {}
  return {
    intent: showText(writeIntent(format.intent), 120),
    // A cut sentence could leave out what matters; the fields have it.
    sentence: sentence !== undefined && sentence.length <= longestSentence ? showText(sentence) : undefined,
    owner: typeof owner === 'string' ? showText(owner, 80) : undefined,
    fields: shown,
  }
}

function withDefinition(descriptor: Descriptor, field: DescriptorField): DescriptorField {
  if (field.$ref === undefined) return field
  const definition: DescriptorField = fieldsOf(resolveConstant(descriptor, field.$ref))
  return { ...definition, ...field, params: { ...definition.params, ...field.params } }
}

function nodesOf(
  { path, value }: DescriptorField,
  { scope }: Pick<FieldPlace, 'scope'>,
  from: DataNode,
): readonly DataNode[] {
  if (path !== undefined) return resolvePath(scope, path, from)
  const isReference = typeof value === 'string' && value.startsWith('$.')
  const constant = leafOfConstant(isReference ? resolveConstant(scope.descriptor, value) : value)
  return constant ? [constant] : []
}

function ruleFor(visible: unknown, node: DataNode): 'show' | 'hide' | 'unfit' {
  if (visible === 'never') return 'hide'
  const { ifNotIn, mustMatch } = fieldsOf(visible)
  const text = node.kind === 'leaf' ? `${node.value}`.toLowerCase() : ''
  const isIn = (list: unknown) => Array.isArray(list) && list.some((one) => `${one}`.toLowerCase() === text)
  if (mustMatch !== undefined) return isIn(mustMatch) ? 'hide' : 'unfit'
  return isIn(ifNotIn) ? 'hide' : 'show'
}

function plainPath(path: string | undefined): string | undefined {
  return path?.replace(/^#\./, '')
}

/** Fills the paths in braces; `{{` and `}}` are braces. Undefined if a path leads nowhere. */
function interpolate(
  text: string | undefined,
  textFor: (path: string) => string | undefined,
): string | undefined {
  if (typeof text !== 'string') return undefined
  let isWhole = true
  const filled = text.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (match, path?: string) => {
    if (path === undefined) return match.slice(1)
    const value = textFor(path.trim())
    isWhole &&= value !== undefined
    return value ?? ''
  })
  return isWhole ? filled : undefined
}

function writeIntent(intent: unknown): string {
  if (typeof intent === 'string') return intent
  return Object.entries(fieldsOf(intent))
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')
}
