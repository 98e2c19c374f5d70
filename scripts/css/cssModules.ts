import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileCss } from './compileCss.ts'

const prefix = '\0css-module:'
/** Ids are relative to it, because bundlers write them into published files as comments. */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** What Vite, Vitest and the library build (Rolldown) take as a plugin. */
export type CssPlugin = {
  readonly name: string
  readonly enforce: 'pre'
  resolveId(source: string, importer?: string): string | null
  load(
    this: { addWatchFile(path: string): void },
    id: string,
  ): Promise<{ readonly code: string; readonly moduleSideEffects: false } | null>
}

/**
 * Turns `X.module.css` into a script that exports the text of the style sheet by default, and each class by its name:
 * `import sheet, * as css from './X.module.css'`. The id ends in `.js`, so no bundler treats it as a style sheet.
 */
export function cssModules(): CssPlugin {
  return {
    name: 'latchkey:css-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith('.') || !source.endsWith('.module.css') || !importer) return null
      return `${prefix}${relative(root, resolve(dirname(importer), source))}.js`
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const path = join(root, id.slice(prefix.length, -'.js'.length))
      this.addWatchFile(path)
      const { text, classes } = await compileCss(path)
      const lines = Object.entries(classes).map(
        ([local, name]) => `export const ${local} = ${JSON.stringify(name)}`,
      )
      return {
        code: [`export default ${JSON.stringify(text)}`, ...lines].join('\n'),
        moduleSideEffects: false,
      }
    },
  }
}
