/** One block of TypeScript in a page. */
export type Snippet = { readonly language: 'ts' | 'tsx'; readonly code: string }

/** Returns the TypeScript blocks of a Markdown page, in order. */
export function readSnippets(text: string): readonly Snippet[] {
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(([, language, code = '']) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
  }))
}
