import type { Latchkey, ViewName } from '@latchkey/core'
import type { Dictionary } from '../i18n/Dictionary'
import { locales } from '../i18n/locales'
import type { LocaleName } from '../i18n/matchLocale'
import { createPart, type Part } from '../loader/createPart'
import type { AnyView, ModalModule, ModalParts } from '../loader/ModalParts'
import { registry } from '../views/registry'
import { ModalShell } from './ModalShell'
import { preloadView } from './preloadView'

/** Creates a part for each key on first use. */
function createParts<K, T>(make: (key: K) => Part<T>): (key: K) => Part<T> {
  const parts = new Map<K, Part<T>>()
  return (key) => {
    const part = parts.get(key) ?? make(key)
    parts.set(key, part)
    return part
  }
}

function createViewPart(name: ViewName): Part<AnyView> {
  // Data is checked against its view when a view is pushed; a component's type can't express that.
  const { load, View } = registry[name] as {
    load(): Promise<Readonly<Record<string, AnyView>>>
    View?: AnyView
  }
  const fetchView = async () => (await load())[`${name}View`] as AnyView
  return createPart(fetchView, undefined, View)
}

async function fetchDictionary<L extends LocaleName>(locale: L): Promise<Dictionary> {
  return (await locales[locale]())[locale]
}

/** All views and languages; the first view is already loaded. */
export function createModalParts(): ModalParts {
  return {
    view: createParts(createViewPart),
    dictionary: createParts<LocaleName, Dictionary>((locale) => createPart(() => fetchDictionary(locale))),
    theme: createPart(() => import('./applyTheme').then(({ applyTheme }) => applyTheme)),
    assets: createPart(() => import('../views/account/AssetTabs').then(({ AssetTabs }) => AssetTabs)),
  }
}

/** The modal of a provider: its frame and its content. */
export function createModal(latchkey: Latchkey): ModalModule {
  const parts = createModalParts()
  return { ModalShell, parts, preload: (view) => preloadView(latchkey, parts, view) }
}
