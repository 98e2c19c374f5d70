import { boolean, type InferOutput, nullable, object, picklist, pipe, safeParse, string, url } from 'valibot'
import { pageConfigInvalid } from './errors'

const pageConfig = () =>
  object({
    /** Where the page asks nodes; null if the operator set no gateway. */
    gatewayUrl: nullable(pipe(string(), url())),
    recovery: picklist(['automatic', 'user']),
    /** Whether something else than the frame itself opened the page. */
    isForeign: boolean(),
    /** The path of the worker with the keys. */
    worker: string(),
    /** The path of the worker that stretches passwords. */
    passwordWorker: string(),
    /** The build. */
    version: string(),
  })

/** What the build and the server tell the page. */
export type PageConfig = InferOutput<ReturnType<typeof pageConfig>>

/** Reads what the build and the server wrote into the page. @throws pageConfigInvalid */
export function readPageConfig(page: Document = document): PageConfig {
  try {
    const read = safeParse(pageConfig(), { ...readMeta(page, 'frame'), ...readMeta(page, 'build') })
    if (read.success) return read.output
  } catch (cause) {
    throw pageConfigInvalid({}, { cause })
  }
  throw pageConfigInvalid()
}

function readMeta(page: Document, name: string): object {
  return JSON.parse(page.querySelector(`meta[name="latchkey-${name}"]`)?.getAttribute('content') ?? '')
}
