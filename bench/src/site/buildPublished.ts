import { writeFile } from 'node:fs/promises'
import { type BuiltScript, buildScripts } from '../../../scripts/build/buildScripts'
import { projectRoot } from '../../../scripts/workspace/projectRoot'
import { readPackages } from '../../../scripts/workspace/readPackages'

/** `latchkey` as published: where its files are, and which modules of the source each contains. */
export type Published = { readonly dir: string; readonly scripts: readonly BuiltScript[] }

/** Ignored by npm and git, and the package's own dependencies resolve from here. */
const outDir = 'node_modules/.bench'

let built: Promise<Published> | undefined

/** Builds `latchkey` for the sites, once. It leaves `dist` alone, because another test may be packing it. */
export function buildPublished(): Promise<Published> {
  built ??= build()
  return built
}

async function build(): Promise<Published> {
  const one = (await readPackages(projectRoot)).find(({ manifest }) => manifest.name === 'latchkey')
  if (!one) throw new MissingPackage('The package `latchkey` is missing')
  const dir = `${projectRoot}/${one.dir}/${outDir}`
  const scripts = await buildScripts(projectRoot, one, outDir)
  // What a bundler reads of the manifest besides the entries.
  await writeFile(`${dir}/package.json`, JSON.stringify({ type: 'module', sideEffects: false }))
  return { dir, scripts }
}

class MissingPackage extends Error {
  override readonly name = 'MissingPackage'
}
