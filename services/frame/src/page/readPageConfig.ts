import { type InferOutput, object, picklist, pipe, safeParse, string, url } from 'valibot'
import { pageConfigInvalid } from './errors'

const pageConfig = () =>
  object({
    /** Where the page asks nodes. */
    gatewayUrl: pipe(string(), url()),
    /** The path of the worker with the keys. */
    worker: string(),
    recovery: picklist(['automatic', 'user']),
    version: string(),
  })

/** What the server tells its pages. */
export type PageConfig = InferOutput<ReturnType<typeof pageConfig>>

/** Reads what the server wrote into the page. @throws pageConfigInvalid */
export function readPageConfig(page: Document = document): PageConfig {
  const text = page.querySelector('meta[name="latchkey-frame"]')?.getAttribute('content') ?? ''
  try {
    const read = safeParse(pageConfig(), JSON.parse(text))
    if (read.success) return read.output
  } catch (cause) {
    throw pageConfigInvalid({}, { cause })
  }
  throw pageConfigInvalid()
}
