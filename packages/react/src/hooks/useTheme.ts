import type { ThemeState } from '@latchkey/core'
import { useMemo } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The theme, and a way to change it. */
export type UseTheme = {
  readonly themeMode: ThemeState['mode']
  readonly themeVariables: ThemeState['variables']
  setThemeMode(mode: ThemeState['mode']): void
  /** Changes the given parts and keeps the rest. A variable set to null or undefined is removed. */
  setThemeVariables(variables: { readonly [name: string]: string | null | undefined }): void
}

/** Returns the theme of the modal and the buttons. */
export function useTheme(): UseTheme {
  const latchkey = useInstance()
  const { mode, variables } = useSelector((state) => state.theme)
  return useMemo(
    () => ({
      themeMode: mode,
      themeVariables: variables,
      setThemeMode: (next) => latchkey.setTheme({ mode: next }),
      setThemeVariables: (next) => latchkey.setTheme({ variables: next }),
    }),
    [latchkey, mode, variables],
  )
}
