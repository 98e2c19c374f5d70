import { type Namespace, namespaces } from './namespaces'

/** [IDF-3] Whether a value is one of the known namespaces. */
export function isNamespace(value: unknown): value is Namespace {
  return namespaces.some((namespace) => namespace === value)
}
