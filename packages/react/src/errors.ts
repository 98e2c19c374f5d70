import { defineError, docsLink, type invalidOption, wrongOption } from '@latchkey/protocol'

/** A hook or button was used outside a `LatchkeyProvider`. */
export const noProvider = /* @__PURE__ */ defineError(
  'react/no-provider',
  'Wrap components that use Latchkey in a <LatchkeyProvider>. See {docs}',
)

/** A `LatchkeyProvider` without an instance. */
export const noInstance = /* @__PURE__ */ defineError(
  'react/no-instance',
  'Pass the instance from createLatchkey to <LatchkeyProvider> as `latchkey`. See {docs}',
)

/** Where the guides say more about the provider. */
export const providerDocs: string = /* @__PURE__ */ docsLink('troubleshooting', 'provider')

/** The error of a button's prop: what was expected and what the site gave. */
export function wrongProp(prop: string, expected: string, given: unknown): ReturnType<typeof invalidOption> {
  return wrongOption(prop, expected, given, docsLink('react', 'buttons'))
}
