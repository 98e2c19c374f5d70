import type { ThemeState } from '@latchkey/core'
import { useMemo } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The theme and how to change it. */
export type UseTheme = {
  readonly themeMode: ThemeState['mode']
  readonly themeVariables: ThemeState['variables']
  setThemeMode(mode: ThemeState['mode']): void
  /** Changes what is given and leaves the rest; a variable that is null or undefined is taken back. */
  setThemeVariables(variables: { readonly [name: string]: string | null | undefined }): void
}

/** The theme of modal and buttons. */
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
