import { build, type InlineConfig, mergeConfig } from 'vite'

/** A module as the bundler sees it once unused code is gone: what it can't run without. */
export type Module = { readonly imports: readonly string[] }

/**
 * The modules of a build, with unused exports shaken off and barrels skipped: what a module imports here it really needs.
 * @param nameOf what to call a file
 */
export async function readModules(
  config: InlineConfig,
  nameOf: (file: string) => string,
): Promise<ReadonlyMap<string, Module>> {
  const unbundled: InlineConfig = {
    build: { write: false, sourcemap: false, rolldownOptions: { output: { preserveModules: true } } },
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
  return new Map(
    chunks.map(({ fileName, imports }) => [
      names.get(fileName) ?? fileName,
      { imports: imports.flatMap((imported) => names.get(imported) ?? []) },
    ]),
  )
}
