import type { Logger } from '../../http/createLogger'
import type { Host } from '../../ports/Host'
import type { Options, ResolvedOptions } from '../Options'
import { findMistakes } from './findMistakes'
import { mistakeText } from './mistakeText'

/** What an instance in development tells the others on its page. */
const greeting = 'latchkey:instance'

/** The instance whose options are checked. */
export type Checked = {
  readonly options: ResolvedOptions
  readonly host: Host
  readonly logger: Logger
}

/**
 * Tells the site's developer in the console what is hardly meant in the options and, with `debug`, which instances share
 * an id. Loaded only with `debug`, and in development builds. Returns how to stop listening for other instances.
 */
export function tellMistakes(
  { options, host, logger }: Checked,
  given: Options,
  page: EventTarget | undefined = globalThis.window,
): () => void {
  const { debug } = options
  // Without `debug`, only errors reach the console.
  const log = debug ? logger.warn : logger.error
  const tell = (option: string, text: string) => log(mistakeText({ option, text }))
  for (const { option, text } of findMistakes(options, given, host.page.url)) tell(option, text)

  // A page that replaces its modules while it runs creates instances again, and never destroys the earlier ones.
  if (!debug) return () => undefined
  const heard = (event: Event) => {
    if (!(event instanceof CustomEvent) || event.detail !== options.id) return
    const id = options.id === null ? 'no id' : `the id "${options.id}"`
    tell(
      'id',
      `Two instances on this page have ${id}, so each overwrites what the other stores. Give them different ids.`,
    )
  }
  // The one that comes later is heard by the one before it.
  page?.dispatchEvent(new CustomEvent(greeting, { detail: options.id }))
  page?.addEventListener(greeting, heard)
  return () => page?.removeEventListener(greeting, heard)
}
