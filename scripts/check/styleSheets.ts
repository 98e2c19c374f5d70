import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { compileCss } from '../css/compileCss'
import { cssTypes } from '../css/cssTypes'
import { styledPackages } from '../css/styledPackages'
import { listFiles } from '../workspace/listFiles'
import type { Step } from './Step'

/** The declarations of the style sheets are current, no two sheets share a name, and every class is used. */
export const styleSheets: Step = {
  name: 'style sheets',
  async run(root) {
    const faults = await Promise.all(styledPackages.map((source) => packageFaults(join(root, source))))
    const names = (await listFiles(root))
      .filter((path) => path.endsWith('.module.css'))
      .map((path) => basename(path))
    const twice = names.filter((name, index) => names.indexOf(name) !== index)
    return { faults: [...faults.flat(), ...twice.map((name) => `${name}: two style sheets have this name`)] }
  },
}

async function packageFaults(source: string): Promise<readonly string[]> {
  const paths = await listFiles(source)
  const scripts = await Promise.all(
    paths
      .filter((path) => /\.tsx?$/.test(path))
      .map(async (path) => ({ path, text: await readFile(join(source, path), 'utf8') })),
  )
  const unused = await Promise.all(
    paths
      .filter((path) => path.endsWith('.module.css'))
      .map(async (path) => {
        const { classes } = await compileCss(join(source, path))
        const used = new Set(scripts.flatMap((script) => usedClasses(script, path)))
        return Object.keys(classes)
          .filter((name) => !used.has(name))
          .map((name) => `${path}: nothing uses .${name}`)
      }),
  )
  const declared = scripts.find(({ path }) => path === 'cssModules.gen.ts')?.text
  const stale =
    declared === (await cssTypes(source)) ? [] : [`${source}/cssModules.gen.ts: run npm run css:types`]
  return [...unused.flat(), ...stale]
}

/** What a script takes from one style sheet. */
function usedClasses(script: { readonly path: string; readonly text: string }, sheet: string): string[] {
  return [...script.text.matchAll(/^import (.*) from '([^']*\.module\.css)'$/gm)]
    .filter(([, , from = '']) => join(dirname(script.path), from) === sheet)
    .flatMap(([, taken = '']) => {
      const all = /\* as (\w+)/.exec(taken)?.[1]
      if (all)
        return [...script.text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
      return [...taken.matchAll(/\w+/g)].map(([name]) => name)
    })
}
