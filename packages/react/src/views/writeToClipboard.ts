/**
 * Puts a text into the clipboard; false where there is none or it refuses. Not by `CopyButton`: that one comes with the
 * account, and would be cut out of its script to be shared.
 */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The visitor doesn't need the reason: the button says that it failed.
    return false
  }
}
