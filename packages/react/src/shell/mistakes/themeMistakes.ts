import type { Mistake } from '@latchkey/core'
import { checkContrast, dark, fromAccent, light, scale, type ThemeVariables } from '@latchkey/ui'

const colours: readonly string[] = Object.keys(light)

/** Finds values of a theme that no browser knows, and texts that are hard to read on it. */
export function themeMistakes(variables: ThemeVariables, isDark: boolean): readonly Mistake[] {
  const bad = Object.entries(variables).flatMap(([name, value]) => {
    const option = `themeVariables['${name}']`
    if (!name.startsWith('--lk-')) return []
    if (!Object.hasOwn({ ...light, ...scale }, name))
      return [{ option, text: 'No token has this name. Expected one of the tokens in the guide to theming.' }]
    if (!colours.includes(name) || name === '--lk-shadow' || CSS.supports('color', value)) return []
    return [{ option, text: `"${value}" isn't a colour. Expected one such as #2f6bff.` }]
  })
  const base = isDark ? dark : light
  const accent = variables['--lk-accent']
  const colourOf = { ...base, ...(accent && fromAccent(accent, { ...base, ...variables })), ...variables }
  const faint = checkContrast(colourOf).filter(({ front, back }) => variables[front] ?? variables[back])
  return [
    ...bad,
    ...faint.map(({ front, back, ratio, needed }) => ({
      option: `themeVariables['${variables[front] ? front : back}']`,
      text: `${front} on ${back} has a contrast of ${ratio}, and visitors need ${needed} (${isDark ? 'dark' : 'light'} theme).`,
    })),
  ]
}
