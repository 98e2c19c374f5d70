import { noAdapter, wrongOption } from '@latchkey/protocol'

/** The error of a family that the site has no adapter for. Its cause says which ones it has. */
export function missingAdapter(
  { adapters }: { readonly adapters: ReadonlyMap<string, unknown> },
  namespace: string,
): ReturnType<typeof noAdapter> {
  return noAdapter(
    { namespace },
    { cause: wrongOption('namespace', [...adapters.keys()].join(' '), namespace) },
  )
}
