import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { Features, transform } from 'lightningcss'
import { projectRoot } from '../workspace/projectRoot.ts'

/** A `.module.css` file ready for the browser: its text, and the scoped name of each class. */
export type CompiledCss = {
  readonly text: string
  readonly classes: Readonly<Record<string, string>>
}

/**
 * Scopes, flattens and minifies one file. A class `label` becomes `lk-label-x1y2`, whose end is a hash of the file's
 * path.
 * The names are the same in every build, so a page rendered on a server matches the browser's scripts.
 */
export async function compileCss(path: string): Promise<CompiledCss> {
  const name = relative(projectRoot, path).split(sep).join('/')
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString(36)
    .slice(-4)
  const { code, exports = {} } = transform({
    filename: name,
    code: await readFile(path),
    minify: true,
    // Nesting is newer than the browsers we support; everything else stays as written.
    include: Features.Nesting,
    cssModules: { pattern: `lk-[local]-${hash}` },
  })
  // What the file itself refers to are names of animations.
  const classes = Object.entries(exports).filter(([, { isReferenced }]) => !isReferenced)
  return {
    text: new TextDecoder().decode(code),
    classes: Object.fromEntries(classes.map(([local, { name }]) => [local, name])),
  }
}
