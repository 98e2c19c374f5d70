import { join } from 'node:path'
import { listFiles } from '../workspace/listFiles.ts'
import { compileCss } from './compileCss.ts'

const note = '// Written by `npm run css:types` from the .module.css files beside it. Don’t edit.'

/** The declarations of all `.module.css` files of one package: a class that doesn't exist doesn't compile. */
export async function cssTypes(source: string): Promise<string> {
  const paths = (await listFiles(source)).filter((path) => path.endsWith('.module.css'))
  const modules = await Promise.all(
    paths.map(async (path) => {
      const { classes } = await compileCss(join(source, path))
      const names = Object.keys(classes)
        .sort()
        .map((name) => `  export const ${name}: string`)
      return [
        `declare module '*/${path.split('/').at(-1)}' {`,
        '  const sheet: string',
        '  export default sheet',
        ...names,
        '}',
      ].join('\n')
    }),
  )
  return `${[note, ...modules].join('\n\n')}\n`
}
