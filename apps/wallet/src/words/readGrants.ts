import type { SignInData } from '@latchkey/protocol'
import { showText } from '@latchkey/testing/pairing'

const longest = 400

/** The rights that a sign-in gives away besides (ReCap, ERC-5573), as they are written; empty for a plain one. */
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
    // What can't be read is a right all the same.
    return 'rights that can not be read here'
  }
}
