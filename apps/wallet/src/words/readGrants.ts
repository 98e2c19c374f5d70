import type { SignInData } from '@latchkey/protocol'
import { showText } from '@latchkey/testing/pairing'

const longest = 400

/** Returns the extra rights in a sign-in (ReCap, ERC-5573), as written. Empty for a plain one. */
export function readGrants({ resources = [] }: SignInData): readonly string[] {
  return resources
    .filter((resource) => /^urn:recap:/i.test(resource))
    .map((resource) => read(resource.slice(10)))
}

function read(written: string): string {
  try {
    const bytes = Uint8Array.from(atob(written), (letter) => letter.charCodeAt(0))
    const { att }: { readonly att?: unknown } = Object(JSON.parse(new TextDecoder().decode(bytes)))
    return showText(JSON.stringify(att ?? {})).slice(0, longest)
  } catch {
    // An unreadable right is still a right.
    return 'unreadable rights'
  }
}
