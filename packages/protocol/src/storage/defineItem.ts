import type { Namespace } from '../caip/namespaces'

/** [HTTP-7] What every key in the browser's storage begins with. Here, and not in a file of its own, which a bundler would cut out. */
export const storagePrefix = '@latchkey/'

/** How a value becomes the text that is stored, and back. */
export interface Codec<Value> {
  /** The value of a stored text, or nothing when the text does not hold one; may throw. */
  decode(text: string): Value | undefined
  encode(value: Value): string
}

/** Whether there is one item, or one for each namespace. */
export type ItemScope = 'namespace' | undefined

/** One item in the browser's storage: where it is, how it is written, and what is believed when it is read. */
export interface Item<Value, Scope extends ItemScope = undefined> {
  /** The whole key, with prefix and, where there is one item for each namespace, with the namespace. */
  keyOf(...scope: Scope extends 'namespace' ? [namespace: Namespace] : []): string
  /** The value of the stored text; rubbish and nothing give the initial value, never an error. */
  read(text: string | null | undefined): Value
  /** The text to store, or null when the key is to be removed. */
  write(value: Value): string | null
}

/** What a stored item is declared with. */
export interface ItemDefinition<Value, Initial, Scope extends ItemScope> {
  /** The key without prefix. */
  readonly key: string
  readonly as: Codec<Value>
  /** What is read when nothing, or nothing good, is stored. */
  readonly initial: Initial
  readonly scope?: Scope
}

/** Declares a stored item. */
export function defineItem<Value, const Scope extends ItemScope = undefined>(
  item: ItemDefinition<Value, undefined, Scope>,
): Item<Value | undefined, Scope>
export function defineItem<Value, const Scope extends ItemScope = undefined>(
  item: ItemDefinition<Value, NoInfer<Value>, Scope>,
): Item<Value, Scope>
export function defineItem<Value>(
  item: ItemDefinition<Value, Value | undefined, ItemScope>,
): Item<Value | undefined, 'namespace'> {
  return {
    keyOf: (namespace) => storagePrefix + (item.scope ? `${namespace}:${item.key}` : item.key),
    read(text) {
      try {
        return (text ? item.as.decode(text) : undefined) ?? item.initial
      } catch {
        // What is stored may be anything, of an older version or another program; the initial value is the answer.
        return item.initial
      }
    },
    write: (value) => (value === undefined ? null : item.as.encode(value)),
  }
}
