import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the Firefox of this machine: `FIREFOX_PATH`, else the first one on the path; undefined if there is none. */
export function locateFirefox(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH
  return (
    onPath(['firefox-esr', 'firefox'], env) ??
    ['/Applications/Firefox.app/Contents/MacOS/firefox'].find(existsSync)
  )
}

/** The first of these programs in the folders of `PATH`. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}
