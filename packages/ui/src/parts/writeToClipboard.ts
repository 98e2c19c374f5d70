/** Writes to the clipboard; false where there is none (insecure page, frame without permission) or it refuses. */
export async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The visitor doesn't need the reason: the button says that it failed.
    return false
  }
}
