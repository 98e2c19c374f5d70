import { dark } from './dark'
import { fromAccent } from './fromAccent'
import { light } from './light'
import { scale } from './scale'
import type { ThemeMode, ThemeVariables, TokenName } from './tokens'

/** What a site chooses: a mode (the visitor's preference when missing) and values for tokens. */
export type ThemeChoice = {
  readonly mode?: ThemeMode | undefined
  readonly variables?: ThemeVariables | undefined
}

function isDark(element: HTMLElement, mode: ThemeMode | undefined): boolean {
  if (mode) return mode === 'dark'
  return element.ownerDocument.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false
}

/** A theme can set values, but never make the page load something. */
function isHarmless(value: unknown): value is string {
  return typeof value === 'string' && !/url\(|image-set\(|[;{}]/i.test(value)
}

/**
 * Sets a theme on the shadow host through the CSSOM, so a strict CSP holds, and removes the values of an earlier call.
 * Returns the names it ignored. One accent is enough: the colours that go with it are derived unless they are set too.
 * Without a mode, CSS follows the visitor's preference, but derived colours fit the current one: call again when it changes.
 */
export function applyTheme(
  element: HTMLElement,
  choice: ThemeChoice,
): { readonly ignored: readonly string[] } {
  const { mode, variables = {} } = choice
  if (mode) element.setAttribute('data-theme', mode)
  else element.removeAttribute('data-theme')

  const base = isDark(element, mode) ? dark : light
  const contract = { ...base, ...scale }
  const given = Object.entries(variables).filter(
    ([name, value]) => Object.hasOwn(contract, name) && isHarmless(value),
  )
  const own: ThemeVariables = Object.fromEntries(given)
  const accent = own['--lk-accent']
  const wanted: ThemeVariables = { ...(accent && fromAccent(accent, { ...base, ...own })), ...own }

  for (const name of Object.keys(contract) as TokenName[]) {
    const value = wanted[name]
    if (value === undefined) element.style.removeProperty(name)
    else element.style.setProperty(name, value)
  }
  return { ignored: Object.keys(variables).filter((name) => !Object.hasOwn(own, name)) }
}
