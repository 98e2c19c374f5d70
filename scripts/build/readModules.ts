import { build, type InlineConfig, mergeConfig } from 'vite'

/** A module as the bundler sees it once unused code is gone: what it can't run without, and what it loads later. */
export type Module = { readonly imports: readonly string[]; readonly later: readonly string[] }

/**
 * The modules of a build, with unused exports shaken off and barrels skipped: what a module imports here it really needs.
 * @param nameOf what to call a file
 */
export async function readModules(
  config: InlineConfig,
  nameOf: (file: string) => string,
): Promise<ReadonlyMap<string, Module>> {
  const unbundled: InlineConfig = {
    logLevel: 'error',
    build: {
      write: false,
      sourcemap: false,
      minify: false,
      rolldownOptions: { output: { preserveModules: true } },
    },
  }
  const result = await build(mergeConfig(config, unbundled))
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const names = new Map(
    chunks.map(({ fileName, facadeModuleId, moduleIds }) => [
      fileName,
      nameOf(facadeModuleId ?? moduleIds[0] ?? fileName),
    ]),
  )
  const named = (files: readonly string[]) => files.flatMap((file) => names.get(file) ?? [])
  return new Map(
    chunks.map(({ fileName, imports, dynamicImports }) => [
      names.get(fileName) ?? fileName,
      { imports: named(imports), later: named(dynamicImports) },
    ]),
  )
}
