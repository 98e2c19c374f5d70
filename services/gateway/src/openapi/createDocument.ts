/** Stands for the gateway's URL in a document until somebody asks. */
export const urlPlaceholder = 'https://gateway.invalid'

/** Longer than any host name with a port; what is longer would be repeated hundreds of times. */
const longestUrl = 300

/**
 * Makes a document once. Afterwards a request only costs putting in the URL it used, which clients choose: a cache by
 * URL could be filled at will. `write` writes the URL as a text of the document.
 */
export function createDocument(text: string, write: (url: string) => string): (url: string) => string {
  const parts = text.split(urlPlaceholder)
  // Most requests use the same URL, and then all of them send the same text.
  let last = { url: '', text: parts.join('') }
  return (url) => {
    if (url !== last.url) last = { url, text: parts.join(url.length > longestUrl ? '' : write(url)) }
    return last.text
  }
}
