import type { Namespace } from '../caip/namespaces'

/** [HTTP-7] The prefix of every key in the browser's storage. */
export const storagePrefix = '@latchkey/'

/** Converts a value to stored text and back. */
export interface Codec<Value> {
  /** Returns the value, or undefined if the text holds none. May throw. */
  decode(text: string): Value | undefined
  encode(value: Value): string
}

/** Whether there's one item, or one per namespace. */
export type ItemScope = 'namespace' | undefined

/** One item in the browser's storage. */
export interface Item<Value, Scope extends ItemScope = undefined> {
  /** The full key: prefix, namespace if there's one item per namespace, and name. */
  keyOf(...scope: Scope extends 'namespace' ? [namespace: Namespace] : []): string
  /** Reads the stored text. Missing or invalid text gives the initial value, never an error. */
  read(text: string | null | undefined): Value
  /** The text to store, or null to remove the key. */
  write(value: Value): string | null
}

/** The declaration of a stored item. */
export interface ItemDefinition<Value, Initial, Scope extends ItemScope> {
  /** The key without prefix. */
  readonly key: string
  readonly as: Codec<Value>
  /** The value when nothing valid is stored. */
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
        // An older version or another program may have stored anything.
        return item.initial
      }
    },
    write: (value) => (value === undefined ? null : item.as.encode(value)),
  }
}
