import type { ViewName } from '@latchkey/core'
import type { Dictionary } from '../i18n/Dictionary'
import { type LocaleName, locales } from '../i18n/locales'
import { loaders } from '../views/loaders'
import { createPart, type Part } from './createPart'
import type { AnyView, ModalParts } from './ModalParts'

/** Makes a part for each key when it is first asked for. */
function createParts<K, T>(fetchPart: (key: K) => Promise<T>): (key: K) => Part<T> {
  const parts = new Map<K, Part<T>>()
  return (key) => {
    const part = parts.get(key) ?? createPart(() => fetchPart(key))
    parts.set(key, part)
    return part
  }
}

/** Names every piece of the modal and loads none. */
export function createModalParts(): ModalParts {
  return {
    shell: createPart(() => import('../shell/ModalShell').then(({ ModalShell }) => ModalShell)),
    // Which data belong to which view is checked where a view is pushed; a component's type can't say "its own".
    view: createParts<ViewName, AnyView>((name) => loaders[name]() as Promise<AnyView>),
    dictionary: createParts<LocaleName, Dictionary>((locale) => locales[locale]()),
  }
}
