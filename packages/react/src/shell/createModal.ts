import type { Latchkey, ViewName } from '@latchkey/core'
import type { Dictionary } from '../i18n/Dictionary'
import { locales } from '../i18n/locales'
import type { LocaleName } from '../i18n/matchLocale'
import { createPart, type Part } from '../loader/createPart'
import type { AnyView, ModalModule, ModalParts } from '../loader/ModalParts'
import { registry } from '../views/registry'
import { ModalShell } from './ModalShell'
import { preloadView } from './preloadView'

/** Makes a part for each key when it is first asked for. */
function createParts<K, T>(make: (key: K) => Part<T>): (key: K) => Part<T> {
  const parts = new Map<K, Part<T>>()
  return (key) => {
    const part = parts.get(key) ?? make(key)
    parts.set(key, part)
    return part
  }
}

function createViewPart(name: ViewName): Part<AnyView> {
  // Which data belong to which view is checked where a view is pushed; a component's type can't say "its own".
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

/** All views and languages, of which the first view is there already. */
export function createModalParts(): ModalParts {
  return {
    view: createParts(createViewPart),
    dictionary: createParts<LocaleName, Dictionary>((locale) => createPart(() => fetchDictionary(locale))),
    theme: createPart(() => import('./applyTheme').then(({ applyTheme }) => applyTheme)),
    assets: createPart(() => import('../views/account/AssetTabs').then(({ AssetTabs }) => AssetTabs)),
    debug: createPart(() => import('./DebugMessage').then(({ DebugMessage }) => DebugMessage)),
  }
}

/** The modal of a provider: its frame, and what it is filled with. */
export function createModal(latchkey: Latchkey): ModalModule {
  const parts = createModalParts()
  return { ModalShell, parts, preload: (view) => preloadView(latchkey, parts, view) }
}
